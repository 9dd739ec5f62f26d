-- CreateEnum
CREATE TYPE "mail_kind" AS ENUM ('invitations', 'changes', 'answers', 'announcements', 'comments');

-- AlterTable
ALTER TABLE "trips" ADD COLUMN     "shows_names" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "invites" ADD COLUMN     "receipt_of" TEXT;

-- CreateTable
CREATE TABLE "mail_refusals" (
    "email" CITEXT NOT NULL,
    "kind" "mail_kind" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_refusals_pkey" PRIMARY KEY ("email","kind")
);
