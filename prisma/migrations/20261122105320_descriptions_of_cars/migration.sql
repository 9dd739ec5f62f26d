-- A car may be described too, as trailers and boats are: roof racks, a roof-top tent, a child's seat.
ALTER TABLE rides
  DROP CONSTRAINT rides_type_check,
  ADD CONSTRAINT rides_type_check CHECK (
    CASE type
      WHEN 'car' THEN make IS NOT NULL AND num_nonnulls(trailer_type, boat_type) = 0
      WHEN 'trailer' THEN trailer_type IS NOT NULL
        AND num_nonnulls(make, model, colour, registration, drivetrain, boat_type) = 0
      WHEN 'boat' THEN boat_type IS NOT NULL
        AND num_nonnulls(make, model, colour, registration, drivetrain, trailer_type) = 0
      ELSE false
    END
  );
