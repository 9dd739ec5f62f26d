ALTER TABLE "trips"
  ADD COLUMN "meeting_time" TEXT,
  ADD CONSTRAINT trips_meeting_time_check CHECK (meeting_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');

ALTER TABLE "trip_vehicles"
  ADD COLUMN "convoy" TEXT,
  ADD CONSTRAINT trip_vehicles_convoy_check CHECK (convoy IN ('lead', 'tail'));

CREATE UNIQUE INDEX "trip_vehicles_trip_id_convoy_key" ON "trip_vehicles"("trip_id", "convoy");
