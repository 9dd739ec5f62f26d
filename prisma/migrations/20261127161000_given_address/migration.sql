-- AlterTable
ALTER TABLE "invites" ADD COLUMN "given_email" CITEXT;
