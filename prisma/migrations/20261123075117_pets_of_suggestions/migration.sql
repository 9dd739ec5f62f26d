-- Null from now on where the AI said nothing of pets. Rows that stand keep their false, which was "No" or nothing: the
-- question asked for yes or no then, so it mostly was "No".
-- AlterTable
ALTER TABLE "ai_suggestions" ALTER COLUMN "pet_friendly" DROP NOT NULL;
