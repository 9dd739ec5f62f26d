-- CreateTable
CREATE TABLE "saved_sites" (
    "profile_id" UUID NOT NULL,
    "campsite_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_sites_pkey" PRIMARY KEY ("profile_id","campsite_id")
);

-- CreateIndex
CREATE INDEX "saved_sites_campsite_id_idx" ON "saved_sites"("campsite_id");

-- AddForeignKey
ALTER TABLE "saved_sites" ADD CONSTRAINT "saved_sites_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_sites" ADD CONSTRAINT "saved_sites_campsite_id_fkey" FOREIGN KEY ("campsite_id") REFERENCES "campsites"("id") ON DELETE CASCADE ON UPDATE CASCADE;
