ALTER TABLE households ADD COLUMN told_drop_out text;
