-- What was suggested so far has no rows of its own: it is asked anew.
DELETE FROM "ai_questions";

-- AlterTable
ALTER TABLE "ai_questions" DROP COLUMN "suggestions",
ADD COLUMN     "answered" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "trips" ADD COLUMN     "ai_suggestion_id" UUID;

-- CreateTable
CREATE TABLE "ai_suggestions" (
    "id" UUID NOT NULL,
    "claim" UUID NOT NULL,
    "rank" INTEGER NOT NULL,
    "postcode" TEXT NOT NULL,
    "radius" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "features" TEXT[],
    "access" TEXT,
    "pet_friendly" BOOLEAN NOT NULL,
    "url" TEXT,
    "town_name" TEXT,
    "town_state" TEXT,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "km" DOUBLE PRECISION,
    "said_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ai_suggestions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ai_suggestions_said_at_idx" ON "ai_suggestions"("said_at");

-- CreateIndex
CREATE UNIQUE INDEX "ai_suggestions_claim_rank_key" ON "ai_suggestions"("claim", "rank");

-- CreateIndex
CREATE INDEX "trips_ai_suggestion_id_idx" ON "trips"("ai_suggestion_id");

-- AddForeignKey
ALTER TABLE "trips" ADD CONSTRAINT "trips_ai_suggestion_id_fkey" FOREIGN KEY ("ai_suggestion_id") REFERENCES "ai_suggestions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The specification's drivetrains.
ALTER TABLE "ai_suggestions" ADD CONSTRAINT ai_suggestions_access_check CHECK (
  access IN ('2 Wheel Drive', 'All Wheel Drive', '4 Wheel Drive')
);

-- A town is known wholly or not at all.
ALTER TABLE "ai_suggestions" ADD CONSTRAINT ai_suggestions_town_check CHECK (
  num_nulls(town_name, town_state, latitude, longitude, km) IN (0, 5)
);

ALTER TABLE "trips" ADD CONSTRAINT trips_site_check CHECK (num_nonnulls(campsite_id, ai_suggestion_id) < 2);
