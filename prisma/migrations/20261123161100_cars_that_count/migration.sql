-- What organisers say of a car on a trip.
ALTER TABLE "trip_vehicles"
  ADD COLUMN "counts_anyway" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "parks_at" TEXT,
  DROP CONSTRAINT trip_vehicles_text_check,
  ADD CONSTRAINT trip_vehicles_text_check CHECK (
    char_length(make) <= 80 AND char_length(model) <= 80 AND char_length(colour) <= 80
    AND char_length(registration) <= 80 AND char_length(description) <= 500 AND char_length(parks_at) <= 120
  );
