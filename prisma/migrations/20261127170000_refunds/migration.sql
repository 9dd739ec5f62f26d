-- AlterTable
ALTER TABLE "expenses" ADD COLUMN     "refund" BOOLEAN NOT NULL DEFAULT false;
