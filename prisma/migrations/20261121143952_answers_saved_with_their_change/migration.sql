-- Requests that were still being answered, or never will be: their answer is now saved with what it tells of.
DELETE FROM "idempotency_keys" WHERE "status" IS NULL OR "answer" IS NULL;

-- AlterTable
ALTER TABLE "idempotency_keys" ALTER COLUMN "status" SET NOT NULL,
ALTER COLUMN "answer" SET NOT NULL;
