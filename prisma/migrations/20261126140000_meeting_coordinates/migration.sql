ALTER TABLE "trips"
  ADD COLUMN "meeting_latitude" DOUBLE PRECISION,
  ADD COLUMN "meeting_longitude" DOUBLE PRECISION,
  ADD CONSTRAINT trips_meeting_coordinates_check CHECK (
    (meeting_latitude IS NULL) = (meeting_longitude IS NULL)
    AND meeting_latitude BETWEEN -90 AND 90 AND meeting_longitude BETWEEN -180 AND 180
  );
