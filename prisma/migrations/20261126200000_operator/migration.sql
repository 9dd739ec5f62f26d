-- Until when this browser may use the operator's desk.
ALTER TABLE "sessions" ADD COLUMN "operator_until" TIMESTAMPTZ(3);

ALTER TABLE "users"
  ADD COLUMN "suspended_at" TIMESTAMPTZ(3),
  ADD COLUMN "suspended_for" TEXT,
  ADD COLUMN "reports_muted_at" TIMESTAMPTZ(3),
  ADD COLUMN "sending_paused_at" TIMESTAMPTZ(3),
  ADD COLUMN "sending_paused_for" TEXT,
  ADD COLUMN "sending_resumed_at" TIMESTAMPTZ(3);
ALTER TABLE "users" ADD CONSTRAINT users_suspended_check CHECK (
  (suspended_at IS NULL) = (suspended_for IS NULL) AND char_length(suspended_for) <= 500
) NOT VALID;
ALTER TABLE "users" ADD CONSTRAINT users_sending_paused_check CHECK (
  (sending_paused_at IS NULL) = (sending_paused_for IS NULL) AND sending_paused_for IN ('reports', 'refusals')
) NOT VALID;

ALTER TABLE "site_reports" ADD COLUMN "reason" TEXT, ADD COLUMN "message" TEXT;
ALTER TABLE "site_reports" ADD CONSTRAINT site_reports_text_check CHECK (
  reason IN ('wrong', 'closed', 'unsafe', 'private', 'offensive', 'other') AND char_length(message) <= 5000
);

CREATE TABLE "site_corrections" (
  "source_ref" TEXT NOT NULL,
  "name" TEXT,
  "latitude" DOUBLE PRECISION,
  "longitude" DOUBLE PRECISION,
  "gone" BOOLEAN NOT NULL DEFAULT false,
  "given_name" TEXT NOT NULL,
  "given_latitude" DOUBLE PRECISION NOT NULL,
  "given_longitude" DOUBLE PRECISION NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "site_corrections_pkey" PRIMARY KEY ("source_ref"),
  CONSTRAINT site_corrections_name_check CHECK (btrim(name) <> '' AND char_length(name) <= 200),
  CONSTRAINT site_corrections_position_check CHECK (
    (latitude IS NULL) = (longitude IS NULL)
    AND latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180
  )
);

CREATE TABLE "site_merges" (
  "campsite_id" UUID NOT NULL,
  "into_id" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "site_merges_pkey" PRIMARY KEY ("campsite_id"),
  CONSTRAINT site_merges_two_check CHECK (campsite_id <> into_id)
);
CREATE INDEX "site_merges_into_id_idx" ON "site_merges"("into_id");
ALTER TABLE "site_merges" ADD CONSTRAINT "site_merges_campsite_id_fkey" FOREIGN KEY ("campsite_id") REFERENCES "campsites"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "site_merges" ADD CONSTRAINT "site_merges_into_id_fkey" FOREIGN KEY ("into_id") REFERENCES "campsites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "invitation_reports" (
  "invite_id" UUID NOT NULL,
  "sender_id" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "invitation_reports_pkey" PRIMARY KEY ("invite_id")
);
CREATE INDEX "invitation_reports_sender_id_idx" ON "invitation_reports"("sender_id");
ALTER TABLE "invitation_reports" ADD CONSTRAINT "invitation_reports_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "mail_tallies" (
  "sender_id" UUID NOT NULL,
  "day" DATE NOT NULL,
  "sent" INTEGER NOT NULL DEFAULT 0,
  "refused" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "mail_tallies_pkey" PRIMARY KEY ("sender_id", "day")
);
CREATE INDEX "mail_tallies_day_idx" ON "mail_tallies"("day");
ALTER TABLE "mail_tallies" ADD CONSTRAINT "mail_tallies_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "refused_addresses" (
  "address" CITEXT NOT NULL,
  "error" TEXT NOT NULL,
  "times" INTEGER NOT NULL DEFAULT 1,
  "last_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "refused_addresses_pkey" PRIMARY KEY ("address"),
  CONSTRAINT refused_addresses_text_check CHECK (char_length(address) <= 254 AND char_length(error) <= 300)
);
CREATE INDEX "refused_addresses_last_at_idx" ON "refused_addresses"("last_at");

CREATE TABLE "daily_figures" (
  "day" DATE NOT NULL,
  "name" TEXT NOT NULL,
  "count" BIGINT NOT NULL,
  CONSTRAINT "daily_figures_pkey" PRIMARY KEY ("day", "name"),
  CONSTRAINT daily_figures_name_check CHECK (char_length(name) <= 40)
);

CREATE TABLE "operator_entries" (
  "id" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "by" TEXT NOT NULL,
  "action" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "subject_id" TEXT NOT NULL,
  "about" TEXT NOT NULL,
  "reason" TEXT NOT NULL,
  "before" JSONB,
  "undoes" UUID,
  CONSTRAINT "operator_entries_pkey" PRIMARY KEY ("id"),
  CONSTRAINT operator_entries_kind_check CHECK (kind IN ('campsite', 'person', 'mail')),
  CONSTRAINT operator_entries_text_check CHECK (
    char_length(by) <= 254 AND char_length(action) <= 40 AND char_length(subject_id) <= 100 AND char_length(about) <= 300
    AND btrim(reason) <> '' AND char_length(reason) <= 500
  )
);
CREATE UNIQUE INDEX "operator_entries_undoes_key" ON "operator_entries"("undoes");
CREATE INDEX "operator_entries_subject_id_at_idx" ON "operator_entries"("subject_id", "at");
CREATE INDEX "operator_entries_at_idx" ON "operator_entries"("at");
ALTER TABLE "operator_entries" ADD CONSTRAINT "operator_entries_undoes_fkey" FOREIGN KEY ("undoes") REFERENCES "operator_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Nobody edits the log, not even by a fault of ours: an undo is a new entry.
CREATE FUNCTION refuse_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Entries of the operators'' log are never changed or deleted';
END $$;
CREATE TRIGGER operator_entries_kept BEFORE UPDATE OR DELETE ON "operator_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_log_change();
CREATE TRIGGER operator_entries_not_emptied BEFORE TRUNCATE ON "operator_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();
