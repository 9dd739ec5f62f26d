-- AlterTable
ALTER TABLE "campsites" ADD COLUMN     "hidden_at" TIMESTAMPTZ(3),
ADD COLUMN     "reviewed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "site_reports" (
    "campsite_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_reports_pkey" PRIMARY KEY ("campsite_id","profile_id")
);

-- CreateIndex
CREATE INDEX "site_reports_profile_id_idx" ON "site_reports"("profile_id");

-- AddForeignKey
ALTER TABLE "site_reports" ADD CONSTRAINT "site_reports_campsite_id_fkey" FOREIGN KEY ("campsite_id") REFERENCES "campsites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "site_reports" ADD CONSTRAINT "site_reports_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
