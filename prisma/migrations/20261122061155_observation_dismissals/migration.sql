-- CreateTable
CREATE TABLE "observation_dismissals" (
    "profile_id" UUID NOT NULL,
    "campsite_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "observation_dismissals_pkey" PRIMARY KEY ("profile_id","campsite_id")
);

-- CreateIndex
CREATE INDEX "observation_dismissals_campsite_id_idx" ON "observation_dismissals"("campsite_id");

-- AddForeignKey
ALTER TABLE "observation_dismissals" ADD CONSTRAINT "observation_dismissals_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation_dismissals" ADD CONSTRAINT "observation_dismissals_campsite_id_fkey" FOREIGN KEY ("campsite_id") REFERENCES "campsites"("id") ON DELETE CASCADE ON UPDATE CASCADE;
