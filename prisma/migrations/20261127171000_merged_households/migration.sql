-- AlterTable
ALTER TABLE "households" ADD COLUMN     "merged_into" UUID;
