-- CreateEnum
CREATE TYPE "expense_split" AS ENUM ('everyone', 'chosen', 'weighted');

-- AlterTable
ALTER TABLE "expenses" ADD COLUMN     "changed_in" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "split" "expense_split" NOT NULL DEFAULT 'weighted';
