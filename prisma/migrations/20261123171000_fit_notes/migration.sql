-- What organisers were told who asked about a finding.
CREATE TABLE "fit_notes" (
    "trip_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "household_id" UUID NOT NULL,
    "site" TEXT NOT NULL,
    "fact" TEXT NOT NULL,
    "answer" BOOLEAN NOT NULL,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "fit_notes_pkey" PRIMARY KEY ("trip_id","key","household_id")
);
CREATE INDEX "fit_notes_trip_id_household_id_idx" ON "fit_notes"("trip_id", "household_id");
ALTER TABLE "fit_notes" ADD CONSTRAINT "fit_notes_trip_id_household_id_fkey" FOREIGN KEY ("trip_id", "household_id") REFERENCES "households"("trip_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE fit_notes ADD CONSTRAINT fit_notes_text_check CHECK (
  char_length(key) <= 100 AND char_length(site) <= 200 AND char_length(fact) <= 2000
  AND btrim(note) <> '' AND char_length(note) <= 200
);
CREATE TRIGGER fit_notes_told AFTER INSERT OR UPDATE OR DELETE ON fit_notes
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
