-- CreateEnum
CREATE TYPE "island_evidence" AS ENUM ('ask', 'likely_4wd');

-- AlterEnum
ALTER TYPE "dog_evidence" ADD VALUE 'likely_no';

-- AlterTable
ALTER TABLE "site_roads" ADD COLUMN     "island" "island_evidence",
ALTER COLUMN "says" DROP NOT NULL;
