-- Drivetrains and the types of trailers and boats as enums of the specification's words. prisma/schema.prisma has these
-- columns as text, since Prisma names the members of an enum by identifiers, and "2 Wheel Drive" is none.
-- Until servers of the release before stop, their pages and calls that read an AI suggestion fail.
CREATE TYPE drivetrain AS ENUM ('2 Wheel Drive', 'All Wheel Drive', '4 Wheel Drive');
CREATE TYPE trailer_type AS ENUM ('Caravan', 'Camper Trailer', 'Other');
CREATE TYPE boat_type AS ENUM ('Powerboat', 'Sailboat', 'Paddleboat', 'Other');

ALTER TABLE rides
  DROP CONSTRAINT rides_drivetrain_check,
  DROP CONSTRAINT rides_trailer_type_check,
  DROP CONSTRAINT rides_boat_type_check,
  ALTER COLUMN drivetrain TYPE drivetrain USING drivetrain::drivetrain,
  ALTER COLUMN trailer_type TYPE trailer_type USING trailer_type::trailer_type,
  ALTER COLUMN boat_type TYPE boat_type USING boat_type::boat_type;

ALTER TABLE trip_vehicles
  ALTER COLUMN drivetrain TYPE drivetrain USING drivetrain::drivetrain,
  ALTER COLUMN trailer_type TYPE trailer_type USING trailer_type::trailer_type,
  ALTER COLUMN boat_type TYPE boat_type USING boat_type::boat_type;

ALTER TABLE campsites
  DROP CONSTRAINT campsites_drivetrain_check,
  ALTER COLUMN drivetrain TYPE drivetrain USING drivetrain::drivetrain;

ALTER TABLE site_observations
  DROP CONSTRAINT site_observations_access_check,
  ALTER COLUMN access TYPE drivetrain USING access::drivetrain;

ALTER TABLE ai_suggestions
  DROP CONSTRAINT ai_suggestions_access_check,
  ALTER COLUMN access TYPE drivetrain USING access::drivetrain;
