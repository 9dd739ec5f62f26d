-- AlterTable
ALTER TABLE "households" ADD COLUMN     "account_deleted" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "left_email" CITEXT,
ADD COLUMN     "left_profile_id" UUID;

-- AddForeignKey
ALTER TABLE "households" ADD CONSTRAINT "households_left_profile_id_fkey" FOREIGN KEY ("left_profile_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;

-- A household that has left keeps its name only while its balance is open.
ALTER TABLE households
  DROP CONSTRAINT households_left_check,
  ADD CONSTRAINT households_left_check CHECK (
    CASE WHEN left_at IS NULL THEN num_nonnulls(left_profile_id, left_email) = 0 AND NOT account_deleted
         ELSE num_nonnulls(profile_id, refused_by_id, attending, answered_at, arrive_on, leave_on,
                           arrive_by, leave_by, agreed_to, joined_by) = 0
              AND NOT reconfirm AND role = 'member'
              AND (name IS NOT NULL OR num_nonnulls(left_profile_id, left_email) = 0)
              AND NOT (account_deleted AND name IS NOT NULL)
    END
  ) NOT VALID;
