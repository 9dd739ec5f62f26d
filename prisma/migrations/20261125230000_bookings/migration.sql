-- An enum of the contract's words: text to Prisma, which names the members of an enum by identifiers.
CREATE TYPE booking_status AS ENUM ('to book', 'asked', 'booked', 'not needed');
CREATE TYPE "booking_deadline" AS ENUM ('pay_by', 'cancel_until');

CREATE TABLE "bookings" (
    "id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "household_id" UUID,
    "added_by" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "status" booking_status NOT NULL,
    "status_on" DATE NOT NULL,
    "reference" TEXT,
    "check_in" TEXT,
    "check_out" TEXT,
    "cents" INTEGER,
    "deposit_cents" INTEGER,
    "deposit_paid" BOOLEAN NOT NULL DEFAULT false,
    "pay_by" DATE,
    "cancel_until" DATE,
    "people" INTEGER,
    "cars" INTEGER,
    "notes" TEXT,
    "expense_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bookings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT bookings_text_check CHECK (char_length(reference) <= 80 AND char_length(notes) <= 500),
    CONSTRAINT bookings_times_check CHECK (
      check_in ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND check_out ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    ),
    CONSTRAINT bookings_cents_check CHECK (
      cents BETWEEN 1 AND 10000000 AND deposit_cents BETWEEN 1 AND 10000000 AND deposit_cents <= cents
    ),
    CONSTRAINT bookings_covers_check CHECK (people BETWEEN 1 AND 999 AND cars BETWEEN 0 AND 999)
);

CREATE TABLE "pitches" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "max_people" INTEGER,
    "max_cars" INTEGER,
    "position" INTEGER NOT NULL,

    CONSTRAINT "pitches_pkey" PRIMARY KEY ("id"),
    CONSTRAINT pitches_name_check CHECK (btrim(name) <> '' AND char_length(name) <= 40),
    CONSTRAINT pitches_limits_check CHECK (max_people BETWEEN 1 AND 999 AND max_cars BETWEEN 0 AND 999)
);

CREATE TABLE "pitch_households" (
    "pitch_id" UUID NOT NULL,
    "household_id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,

    CONSTRAINT "pitch_households_pkey" PRIMARY KEY ("pitch_id","household_id")
);

ALTER TABLE "todos" ADD COLUMN "booking_id" UUID,
ADD COLUMN "deadline" "booking_deadline",
ADD COLUMN "forewarned_of" DATE,
ADD CONSTRAINT todos_booking_check CHECK (
  (booking_id IS NULL) = (deadline IS NULL) AND (booking_id IS NOT NULL) = (origin = 'booking')
);

CREATE UNIQUE INDEX "bookings_expense_id_key" ON "bookings"("expense_id");
CREATE INDEX "bookings_trip_id_idx" ON "bookings"("trip_id");
CREATE INDEX "pitches_booking_id_idx" ON "pitches"("booking_id");
CREATE INDEX "pitches_trip_id_idx" ON "pitches"("trip_id");
CREATE INDEX "pitch_households_trip_id_household_id_idx" ON "pitch_households"("trip_id", "household_id");
CREATE UNIQUE INDEX "todos_booking_id_deadline_key" ON "todos"("booking_id", "deadline");

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_expense_id_fkey" FOREIGN KEY ("expense_id") REFERENCES "expenses"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "pitches" ADD CONSTRAINT "pitches_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pitch_households" ADD CONSTRAINT "pitch_households_pitch_id_fkey" FOREIGN KEY ("pitch_id") REFERENCES "pitches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pitch_households" ADD CONSTRAINT "pitch_households_trip_id_household_id_fkey" FOREIGN KEY ("trip_id", "household_id") REFERENCES "households"("trip_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "todos" ADD CONSTRAINT "todos_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Checked at commit, as those of the to-dos are.
ALTER TABLE bookings
  ADD CONSTRAINT bookings_household_id_fkey FOREIGN KEY (trip_id, household_id) REFERENCES households (trip_id, id) DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT bookings_added_by_fkey FOREIGN KEY (trip_id, added_by) REFERENCES households (trip_id, id) DEFERRABLE INITIALLY DEFERRED;

CREATE TRIGGER bookings_told AFTER INSERT OR UPDATE OR DELETE ON bookings
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER pitches_told AFTER INSERT OR UPDATE OR DELETE ON pitches
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER pitch_households_told AFTER INSERT OR UPDATE OR DELETE ON pitch_households
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
