-- CreateEnum
CREATE TYPE "day_part" AS ENUM ('morning', 'afternoon', 'night');

-- AlterEnum
ALTER TYPE "expense_split" ADD VALUE 'there';

-- AlterTable
ALTER TABLE "households" ADD COLUMN     "arrive_by" "day_part",
ADD COLUMN     "leave_by" "day_part";

-- A household that has left keeps no times either.
ALTER TABLE households
  DROP CONSTRAINT households_left_check,
  ADD CONSTRAINT households_left_check CHECK (
    left_at IS NULL OR (num_nonnulls(profile_id, refused_by_id, name, attending, answered_at, arrive_on, leave_on,
                                     arrive_by, leave_by, agreed_to, joined_by) = 0
                        AND NOT reconfirm AND role = 'member')
  );
