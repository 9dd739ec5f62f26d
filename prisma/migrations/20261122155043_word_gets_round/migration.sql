-- CreateEnum
CREATE TYPE "notification_kind" AS ENUM ('answers', 'announcements', 'comments', 'changes');

-- CreateEnum
CREATE TYPE "vote_option_kind" AS ENUM ('dates', 'site');

-- CreateEnum
CREATE TYPE "vote_answer" AS ENUM ('yes', 'if_need_be', 'no');

-- AlterTable
ALTER TABLE "invites" ADD COLUMN     "joined_by" UUID,
ALTER COLUMN "email" DROP NOT NULL;

-- CreateTable
CREATE TABLE "share_links" (
    "id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "limit" INTEGER NOT NULL,
    "ends_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "share_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notices" (
    "id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "household_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "announcement" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_at" TIMESTAMPTZ(3),

    CONSTRAINT "notices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "kind" "notification_kind" NOT NULL,
    "about" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_choices" (
    "profile_id" UUID NOT NULL,
    "kind" "notification_kind" NOT NULL,
    "mail" BOOLEAN NOT NULL,
    "bell" BOOLEAN NOT NULL,
    "push" BOOLEAN NOT NULL,

    CONSTRAINT "notification_choices_pkey" PRIMARY KEY ("profile_id","kind")
);

-- CreateTable
CREATE TABLE "digests" (
    "profile_id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "last_told" JSONB NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "told_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "digests_pkey" PRIMARY KEY ("profile_id","trip_id")
);

-- CreateTable
CREATE TABLE "push_subscriptions" (
    "id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "votes" (
    "id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "votes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vote_options" (
    "id" UUID NOT NULL,
    "vote_id" UUID NOT NULL,
    "kind" "vote_option_kind" NOT NULL,
    "rank" INTEGER NOT NULL,
    "start_date" DATE,
    "end_date" DATE,
    "campsite_id" UUID,
    "name" TEXT,
    "chosen" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "vote_options_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vote_answers" (
    "option_id" UUID NOT NULL,
    "household_id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "answer" "vote_answer" NOT NULL,

    CONSTRAINT "vote_answers_pkey" PRIMARY KEY ("option_id","household_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "share_links_trip_id_key" ON "share_links"("trip_id");

-- CreateIndex
CREATE UNIQUE INDEX "share_links_token_hash_key" ON "share_links"("token_hash");

-- CreateIndex
CREATE INDEX "notices_trip_id_idx" ON "notices"("trip_id");

-- CreateIndex
CREATE INDEX "notifications_trip_id_idx" ON "notifications"("trip_id");

-- CreateIndex
CREATE INDEX "notifications_profile_id_created_at_idx" ON "notifications"("profile_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_profile_id_trip_id_kind_about_key" ON "notifications"("profile_id", "trip_id", "kind", "about");

-- CreateIndex
CREATE INDEX "digests_trip_id_idx" ON "digests"("trip_id");

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions"("endpoint");

-- CreateIndex
CREATE INDEX "push_subscriptions_session_id_idx" ON "push_subscriptions"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "votes_trip_id_key" ON "votes"("trip_id");

-- CreateIndex
CREATE INDEX "vote_options_campsite_id_idx" ON "vote_options"("campsite_id");

-- CreateIndex
CREATE UNIQUE INDEX "vote_options_vote_id_kind_rank_key" ON "vote_options"("vote_id", "kind", "rank");

-- CreateIndex
CREATE INDEX "vote_answers_trip_id_idx" ON "vote_answers"("trip_id");

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notices" ADD CONSTRAINT "notices_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "digests" ADD CONSTRAINT "digests_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "digests" ADD CONSTRAINT "digests_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "votes" ADD CONSTRAINT "votes_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vote_options" ADD CONSTRAINT "vote_options_vote_id_fkey" FOREIGN KEY ("vote_id") REFERENCES "votes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vote_options" ADD CONSTRAINT "vote_options_campsite_id_fkey" FOREIGN KEY ("campsite_id") REFERENCES "campsites"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vote_answers" ADD CONSTRAINT "vote_answers_option_id_fkey" FOREIGN KEY ("option_id") REFERENCES "vote_options"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE invites ADD CONSTRAINT invites_address_check CHECK (email IS NOT NULL OR joined_by IS NOT NULL);
ALTER TABLE share_links ADD CONSTRAINT share_links_limit_check CHECK ("limit" BETWEEN 1 AND 200);
ALTER TABLE notices ADD CONSTRAINT notices_text_check CHECK (btrim(text) <> '' AND char_length(text) <= 2000);
ALTER TABLE notifications
  ADD CONSTRAINT notifications_text_check CHECK (btrim(text) <> '' AND char_length(text) <= 500);
ALTER TABLE push_subscriptions
  ADD CONSTRAINT push_subscriptions_endpoint_check CHECK (endpoint LIKE 'https://%' AND char_length(endpoint) <= 2000);
ALTER TABLE vote_options
  ADD CONSTRAINT vote_options_text_check CHECK (btrim(name) <> '' AND char_length(name) <= 200),
  ADD CONSTRAINT vote_options_kind_check CHECK (
    CASE kind
      WHEN 'dates' THEN start_date IS NOT NULL AND end_date IS NOT NULL AND start_date <= end_date
        AND campsite_id IS NULL AND name IS NULL
      ELSE start_date IS NULL AND end_date IS NULL AND name IS NOT NULL
    END
  );

-- What the bell counts on each page.
CREATE INDEX notifications_unread_idx ON notifications (profile_id) WHERE read_at IS NULL;

-- An open trip page shows these too; the options of a vote come and change with its row alone.
CREATE TRIGGER share_links_told AFTER INSERT OR UPDATE OR DELETE ON share_links
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER notices_told AFTER INSERT OR UPDATE OR DELETE ON notices
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER votes_told AFTER INSERT OR UPDATE OR DELETE ON votes
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER vote_answers_told AFTER INSERT OR UPDATE OR DELETE ON vote_answers
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');

-- Whoever is off a trip brings and cooks nothing on it, has said nothing on it, and hears no more of it.
ALTER FUNCTION leave_gear_and_meals() RENAME TO leave_trip_parts;
CREATE OR REPLACE FUNCTION leave_trip_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM gear_offers WHERE trip_id = OLD.trip_id AND household_id = OLD.id;
  DELETE FROM meal_cooks WHERE trip_id = OLD.trip_id AND household_id = OLD.id;
  DELETE FROM packing_items WHERE trip_id = OLD.trip_id AND profile_id = OLD.profile_id;
  DELETE FROM notices WHERE trip_id = OLD.trip_id AND household_id = OLD.id;
  DELETE FROM vote_answers WHERE trip_id = OLD.trip_id AND household_id = OLD.id;
  DELETE FROM notifications WHERE trip_id = OLD.trip_id AND (profile_id = OLD.profile_id OR about = OLD.id);
  DELETE FROM digests WHERE trip_id = OLD.trip_id AND profile_id = OLD.profile_id;
  RETURN NULL;
END $$;

-- A notice that is gone stands on no bell.
CREATE FUNCTION forget_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications WHERE trip_id = OLD.trip_id AND about = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER notices_forgotten AFTER DELETE ON notices
  FOR EACH ROW EXECUTE FUNCTION forget_notice();
