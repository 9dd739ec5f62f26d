-- Apart from the migration that adds them: rows are read here while others write.
ALTER TABLE "users" VALIDATE CONSTRAINT users_suspended_check;
ALTER TABLE "users" VALIDATE CONSTRAINT users_sending_paused_check;
