-- AlterTable
ALTER TABLE "trips" ADD COLUMN     "meeting_point" TEXT,
ADD COLUMN     "uhf_channel" SMALLINT;

-- CreateTable
CREATE TABLE "forecasts" (
    "latitude" SMALLINT NOT NULL,
    "longitude" SMALLINT NOT NULL,
    "zone" TEXT NOT NULL,
    "days" JSONB,
    "as_of" TIMESTAMPTZ(3),
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "asking" BOOLEAN NOT NULL,

    CONSTRAINT "forecasts_pkey" PRIMARY KEY ("latitude","longitude","zone")
);

ALTER TABLE trips
  ADD CONSTRAINT trips_notes_check CHECK (
    btrim(meeting_point) <> '' AND char_length(meeting_point) <= 200 AND uhf_channel BETWEEN 1 AND 80
  );
-- Tenths of a degree: no row says where a campsite lies more closely than to some kilometres.
ALTER TABLE forecasts
  ADD CONSTRAINT forecasts_place_check CHECK (latitude BETWEEN -900 AND 900 AND longitude BETWEEN -1800 AND 1800),
  ADD CONSTRAINT forecasts_days_check CHECK (
    (days IS NULL) = (as_of IS NULL) AND jsonb_typeof(days) = 'array' AND char_length(days::text) <= 20000
  );
