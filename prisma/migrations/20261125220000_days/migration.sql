ALTER TABLE "trips" ADD COLUMN "duties" TEXT[] DEFAULT ARRAY['Water', 'Fire', 'Dishes']::TEXT[],
  ADD CONSTRAINT trips_duties_check CHECK (duties IS NOT NULL AND cardinality(duties) <= 10);

CREATE TABLE "duty_turns" (
    "trip_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "duty" TEXT NOT NULL,
    "household_id" UUID NOT NULL,

    CONSTRAINT "duty_turns_pkey" PRIMARY KEY ("trip_id","day","duty")
);

CREATE TABLE "plans" (
    "id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "at" TEXT,
    "text" TEXT NOT NULL,
    "notes" TEXT,
    "added_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "plans_pkey" PRIMARY KEY ("id"),
    CONSTRAINT plans_at_check CHECK (at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    CONSTRAINT plans_text_check CHECK (btrim(text) <> '' AND char_length(text) <= 120 AND char_length(notes) <= 500)
);

CREATE TABLE "plan_goers" (
    "plan_id" UUID NOT NULL,
    "household_id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,

    CONSTRAINT "plan_goers_pkey" PRIMARY KEY ("plan_id","household_id")
);

CREATE INDEX "duty_turns_trip_id_household_id_idx" ON "duty_turns"("trip_id", "household_id");
CREATE INDEX "plans_trip_id_idx" ON "plans"("trip_id");
CREATE INDEX "plan_goers_trip_id_household_id_idx" ON "plan_goers"("trip_id", "household_id");

ALTER TABLE "duty_turns" ADD CONSTRAINT "duty_turns_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "duty_turns" ADD CONSTRAINT "duty_turns_trip_id_household_id_fkey" FOREIGN KEY ("trip_id", "household_id") REFERENCES "households"("trip_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "plans" ADD CONSTRAINT "plans_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "plan_goers" ADD CONSTRAINT "plan_goers_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "plan_goers" ADD CONSTRAINT "plan_goers_trip_id_household_id_fkey" FOREIGN KEY ("trip_id", "household_id") REFERENCES "households"("trip_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Checked at commit, as the keys of the to-dos are: a household that leaves is still the author of its plans.
ALTER TABLE plans
  ADD CONSTRAINT plans_added_by_fkey FOREIGN KEY (trip_id, added_by) REFERENCES households (trip_id, id) DEFERRABLE INITIALLY DEFERRED;

CREATE TRIGGER duty_turns_told AFTER INSERT OR UPDATE OR DELETE ON duty_turns
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER plans_told AFTER INSERT OR UPDATE OR DELETE ON plans
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER plan_goers_told AFTER INSERT OR UPDATE OR DELETE ON plan_goers
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
