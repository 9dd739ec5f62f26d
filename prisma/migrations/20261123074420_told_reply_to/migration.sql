-- AlterTable
ALTER TABLE "invites" ADD COLUMN     "told_reply_to" BOOLEAN NOT NULL DEFAULT false;


-- Every invitation's mail so far told the organiser's address, save to those who had blocked the organiser.
UPDATE "invites" SET "told_reply_to" = true WHERE "joined_by" IS NULL AND "refused_by_id" IS NULL;

-- The organiser isn't told the address of an account that came by the share link.
UPDATE "invites" SET "email" = NULL WHERE "joined_by" IS NOT NULL;
