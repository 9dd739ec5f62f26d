-- CreateTable
CREATE TABLE "site_observations" (
    "campsite_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "pets" BOOLEAN,
    "toilets" BOOLEAN,
    "water" BOOLEAN,
    "showers" BOOLEAN,
    "power" BOOLEAN,
    "fires" BOOLEAN,
    "reception" BOOLEAN,
    "boat_ramp" BOOLEAN,
    "access" TEXT,
    "seen_on" DATE NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_observations_pkey" PRIMARY KEY ("campsite_id","profile_id")
);

-- CreateIndex
CREATE INDEX "site_observations_profile_id_idx" ON "site_observations"("profile_id");

-- AddForeignKey
ALTER TABLE "site_observations" ADD CONSTRAINT "site_observations_campsite_id_fkey" FOREIGN KEY ("campsite_id") REFERENCES "campsites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "site_observations" ADD CONSTRAINT "site_observations_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The specification's drivetrains.
ALTER TABLE "site_observations" ADD CONSTRAINT site_observations_access_check CHECK (
  access IN ('2 Wheel Drive', 'All Wheel Drive', '4 Wheel Drive')
);
