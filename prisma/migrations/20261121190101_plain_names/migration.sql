-- Only names change, and every row stays. Servers of the release before may still run for a moment beside this one.
-- Nothing is lost then: their POSTs with an Idempotency-Key, changes of trips and AI suggestions answer with an error
-- and undo themselves, and their job that mails what has changed about a trip is tried again by the queue.

ALTER TABLE "idempotency_keys" RENAME COLUMN "answer" TO "response";

ALTER TABLE "ai_answers" RENAME TO "ai_questions";
ALTER TABLE "ai_questions" RENAME COLUMN "sites" TO "suggestions";
ALTER TABLE "ai_questions" RENAME CONSTRAINT "ai_answers_pkey" TO "ai_questions_pkey";
ALTER INDEX "ai_answers_expires_at_idx" RENAME TO "ai_questions_expires_at_idx";

ALTER TABLE "trip_news" RENAME TO "change_notices";
ALTER TABLE "change_notices" RENAME COLUMN "knew" TO "last_told";
ALTER TABLE "change_notices" RENAME CONSTRAINT "trip_news_pkey" TO "change_notices_pkey";
ALTER TABLE "change_notices" RENAME CONSTRAINT "trip_news_trip_id_fkey" TO "change_notices_trip_id_fkey";
ALTER TABLE "change_notices" RENAME CONSTRAINT "trip_news_invite_id_fkey" TO "change_notices_invite_id_fkey";
ALTER INDEX "trip_news_trip_id_idx" RENAME TO "change_notices_trip_id_idx";
ALTER INDEX "trip_news_invite_id_key" RENAME TO "change_notices_invite_id_key";
