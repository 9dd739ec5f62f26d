-- What Prisma's schema cannot say. tests/schema.test.ts lists each of these by name.

-- Lengths count characters as lib/fields.ts does.
ALTER TABLE users
  ADD CONSTRAINT users_text_check CHECK (char_length(email) <= 254 AND char_length(name) <= 254);

ALTER TABLE pending_signups
  ADD CONSTRAINT pending_signups_text_check CHECK (char_length(email) <= 254 AND char_length(name) <= 254);

ALTER TABLE profiles
  ADD CONSTRAINT profiles_text_check CHECK (
    char_length(username) BETWEEN 2 AND 40 AND btrim(name) <> '' AND char_length(name) <= 80 AND char_length(suburb) <= 80
  ),
  ADD CONSTRAINT profiles_postcode_check CHECK (postcode ~ '^[0-9]{4}$');

ALTER TABLE crew_members
  ADD CONSTRAINT crew_members_text_check CHECK (
    btrim(name) <> '' AND char_length(name) <= 80 AND char_length(email) <= 254 AND char_length(breed) <= 80
  ),
  ADD CONSTRAINT crew_members_type_check CHECK (
    CASE type
      WHEN 'camper' THEN age IS NOT NULL AND pet_type IS NULL AND breed IS NULL
      WHEN 'pet' THEN pet_type IS NOT NULL AND age IS NULL AND email IS NULL AND NOT is_owner
      ELSE false
    END
  );

CREATE UNIQUE INDEX crew_members_owner_key ON crew_members (profile_id) WHERE is_owner;

ALTER TABLE rides
  ADD CONSTRAINT rides_text_check CHECK (
    char_length(make) <= 80 AND char_length(model) <= 80 AND char_length(colour) <= 80
    AND char_length(registration) <= 80 AND char_length(description) <= 500
  ),
  ADD CONSTRAINT rides_drivetrain_check CHECK (
    drivetrain IN ('2 Wheel Drive', 'All Wheel Drive', '4 Wheel Drive')
  ),
  ADD CONSTRAINT rides_trailer_type_check CHECK (trailer_type IN ('Caravan', 'Camper Trailer', 'Other')),
  ADD CONSTRAINT rides_boat_type_check CHECK (boat_type IN ('Powerboat', 'Sailboat', 'Paddleboat', 'Other')),
  ADD CONSTRAINT rides_type_check CHECK (
    CASE type
      WHEN 'car' THEN num_nulls(make, model, colour, drivetrain) = 0
        AND num_nonnulls(trailer_type, boat_type, description) = 0
      WHEN 'trailer' THEN trailer_type IS NOT NULL
        AND num_nonnulls(make, model, colour, registration, drivetrain, boat_type) = 0
      WHEN 'boat' THEN boat_type IS NOT NULL
        AND num_nonnulls(make, model, colour, registration, drivetrain, trailer_type) = 0
      ELSE false
    END
  );

ALTER TABLE gear_items
  ADD CONSTRAINT gear_items_text_check CHECK (btrim(name::text) <> '' AND char_length(name) <= 80);

ALTER TABLE groups
  ADD CONSTRAINT groups_text_check CHECK (btrim(name::text) <> '' AND char_length(name) <= 80);

ALTER TABLE group_members
  ADD CONSTRAINT group_members_text_check CHECK (char_length(email) <= 254);

ALTER TABLE places
  ADD CONSTRAINT places_text_check CHECK (btrim(name) <> '' AND char_length(name) <= 80),
  ADD CONSTRAINT places_postcode_check CHECK (postcode ~ '^[0-9]{4}$'),
  ADD CONSTRAINT places_position_check CHECK (
    latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180
  );

ALTER TABLE site_features
  ADD CONSTRAINT site_features_text_check CHECK (btrim(name::text) <> '' AND char_length(name) <= 80);

-- Names from the open data are longer than those that people may give.
ALTER TABLE campsites
  ADD CONSTRAINT campsites_text_check CHECK (
    btrim(name) <> '' AND char_length(name) <= 200 AND char_length(address) <= 500 AND char_length(phone_contact) <= 80
    AND char_length(email_contact) <= 254
  ),
  ADD CONSTRAINT campsites_campsite_url_check CHECK (
    campsite_url ~* '^https?://' AND char_length(campsite_url) <= 2000
  ),
  ADD CONSTRAINT campsites_postcode_check CHECK (postcode ~ '^[0-9]{4}$'),
  ADD CONSTRAINT campsites_position_check CHECK (
    latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180
  ),
  ADD CONSTRAINT campsites_drivetrain_check CHECK (
    drivetrain IN ('2 Wheel Drive', 'All Wheel Drive', '4 Wheel Drive')
  ),
  ADD CONSTRAINT campsites_source_check CHECK (
    CASE source
      WHEN 'open' THEN source_ref IS NOT NULL AND owner_id IS NULL AND share_flag
      WHEN 'user' THEN source_ref IS NULL
      ELSE false
    END
  );

ALTER TABLE trips
  ADD CONSTRAINT trips_text_check CHECK (
    btrim(name) <> '' AND char_length(name) <= 80 AND btrim(location_name) <> '' AND char_length(location_name) <= 200
  ),
  ADD CONSTRAINT trips_location_url_check CHECK (
    location_url ~* '^https?://' AND char_length(location_url) <= 2000
  ),
  ADD CONSTRAINT trips_dates_check CHECK (end_date >= start_date);

ALTER TABLE invites
  ADD CONSTRAINT invites_text_check CHECK (char_length(email) <= 254);

-- A place as a point in space, in km from the centre of the earth, so that a distance is one that an index knows.
-- Not earthdistance's ll_to_earth: under the search path of index maintenance it cannot find its own types.
CREATE FUNCTION earth_position(latitude double precision, longitude double precision) RETURNS cube
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN cube(ARRAY[
    6371 * cos(radians(latitude)) * cos(radians(longitude)),
    6371 * cos(radians(latitude)) * sin(radians(longitude)),
    6371 * sin(radians(latitude))
  ]);

-- Searches leave group sites out, so the index does.
CREATE INDEX campsites_position_idx ON campsites USING gist (earth_position(latitude, longitude)) WHERE NOT group_only;
