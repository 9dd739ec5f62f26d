CREATE TABLE "home_contacts" (
  "id" UUID NOT NULL,
  "trip_id" UUID NOT NULL,
  "household_id" UUID NOT NULL,
  "household_name" TEXT NOT NULL,
  "token_hash" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "email" CITEXT NOT NULL,
  "phone" TEXT,
  "own_email" CITEXT,
  "own_phone" TEXT,
  "back_at" TIMESTAMPTZ(3) NOT NULL,
  "worry_at" TIMESTAMPTZ(3) NOT NULL,
  "route" TEXT,
  "device" TEXT,
  "send" TEXT NOT NULL,
  "sent_at" TIMESTAMPTZ(3),
  "reminded_at" TIMESTAMPTZ(3),
  "asked_at" TIMESTAMPTZ(3),
  "alarmed_at" TIMESTAMPTZ(3),
  "seen_at" TIMESTAMPTZ(3),
  "back_said_at" TIMESTAMPTZ(3),
  "refused_by" TEXT,
  "shut_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "home_contacts_pkey" PRIMARY KEY ("id"),
  CONSTRAINT home_contacts_text_check CHECK (
    btrim(name) <> '' AND char_length(name) <= 80 AND char_length(email) <= 254 AND char_length(own_email) <= 254
    AND char_length(phone) <= 40 AND char_length(own_phone) <= 40
    AND char_length(route) <= 1000 AND char_length(device) <= 100
  ),
  CONSTRAINT home_contacts_times_check CHECK (worry_at >= back_at),
  CONSTRAINT home_contacts_send_check CHECK (send IN ('now', 'on leaving')),
  CONSTRAINT home_contacts_refused_by_check CHECK (refused_by IN ('address', 'person'))
);

CREATE UNIQUE INDEX "home_contacts_token_hash_key" ON "home_contacts"("token_hash");
CREATE INDEX "home_contacts_trip_id_household_id_idx" ON "home_contacts"("trip_id", "household_id");
CREATE UNIQUE INDEX home_contacts_one_open ON "home_contacts"("trip_id", "household_id") WHERE shut_at IS NULL;

CREATE TABLE "cron_visits" (
  "id" SMALLINT NOT NULL DEFAULT 1,
  "visited_at" TIMESTAMPTZ(3) NOT NULL,
  "previous_at" TIMESTAMPTZ(3),
  CONSTRAINT "cron_visits_pkey" PRIMARY KEY ("id"),
  CONSTRAINT cron_visits_id_check CHECK (id = 1)
);
