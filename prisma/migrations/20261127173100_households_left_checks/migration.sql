-- Apart from the migration that adds them: rows are read here while others write.
ALTER TABLE households VALIDATE CONSTRAINT households_left_check;
ALTER TABLE households VALIDATE CONSTRAINT households_left_profile_id_fkey;
