-- AlterTable
ALTER TABLE "invites" ADD COLUMN     "agreed_to" JSONB;
