-- One household on a trip, whoever it is: the organiser, somebody with an account, or a guest. Its people and vehicles
-- are rows too, and whatever belongs to a household refers to it by foreign keys instead of triggers.
CREATE TYPE "household_role" AS ENUM ('organiser', 'co-organiser', 'member');
CREATE TYPE "household_origin" AS ENUM ('made', 'email', 'link');

DROP TRIGGER invites_leave ON invites;
DROP TRIGGER trip_crew_leave ON trip_crew;
DROP TRIGGER trip_rides_leave ON trip_rides;
DROP TRIGGER notices_forgotten ON notices;
DROP FUNCTION leave_trip_parts();
DROP FUNCTION leave_seat();
DROP FUNCTION leave_vehicle();
DROP FUNCTION forget_notice();

CREATE TABLE "households" (
    "trip_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "role" "household_role" NOT NULL DEFAULT 'member',
    "origin" "household_origin" NOT NULL DEFAULT 'email',
    "joined_by" UUID,
    "profile_id" UUID,
    "refused_by_id" UUID,
    "name" TEXT,
    "attending" BOOLEAN,
    "answered_at" TIMESTAMPTZ(3),
    "arrive_on" DATE,
    "leave_on" DATE,
    "reconfirm" BOOLEAN NOT NULL DEFAULT false,
    "agreed_to" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "left_at" TIMESTAMPTZ(3),

    CONSTRAINT "households_pkey" PRIMARY KEY ("trip_id","id")
);

CREATE TABLE "trip_people" (
    "trip_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "household_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL DEFAULT 0,
    "crew_member_id" UUID,
    "type" "crew_type",
    "name" TEXT,
    "age" "age",
    "pet_type" "pet_type",
    "diet" TEXT,

    CONSTRAINT "trip_people_pkey" PRIMARY KEY ("trip_id","id")
);

CREATE TABLE "trip_vehicles" (
    "trip_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "household_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL DEFAULT 0,
    "ride_id" UUID,
    "type" "ride_type",
    "make" TEXT,
    "model" TEXT,
    "colour" TEXT,
    "registration" TEXT,
    "drivetrain" TEXT,
    "seats" INTEGER,
    "can_tow" BOOLEAN,
    "trailer_type" TEXT,
    "boat_type" TEXT,
    "description" TEXT,

    CONSTRAINT "trip_vehicles_pkey" PRIMARY KEY ("trip_id","id")
);


-- The households: the organiser's has the trip's id, every other the id of its invitation.
INSERT INTO households (trip_id, id, role, origin, profile_id, attending, arrive_on, leave_on, created_at)
SELECT id, id, 'organiser', 'made', organiser_id, true, organiser_arrive_on, organiser_leave_on, created_at FROM trips;
INSERT INTO households (trip_id, id, role, origin, joined_by, profile_id, refused_by_id, name, attending, answered_at,
                        arrive_on, leave_on, reconfirm, agreed_to, created_at)
SELECT trip_id, id, (CASE WHEN co_organiser THEN 'co-organiser' ELSE 'member' END)::household_role,
       (CASE WHEN joined_by IS NULL THEN 'email' ELSE 'link' END)::household_origin, joined_by, profile_id, refused_by_id,
       CASE WHEN profile_id IS NULL THEN guest ->> 'name' END, attending, answered_at, arrive_on, leave_on, reconfirm,
       agreed_to, created_at
FROM invites;
CREATE UNIQUE INDEX "households_trip_id_profile_id_key" ON "households"("trip_id", "profile_id");

-- An account's people keep the crew member's id, its vehicles the ride's.
INSERT INTO trip_people (trip_id, id, household_id, crew_member_id)
SELECT chosen.trip_id, m.id, h.id, m.id
FROM trip_crew chosen
JOIN crew_members m ON m.id = chosen.crew_member_id
JOIN households h ON h.trip_id = chosen.trip_id AND h.profile_id = m.profile_id;
INSERT INTO trip_vehicles (trip_id, id, household_id, ride_id)
SELECT chosen.trip_id, r.id, h.id, r.id
FROM trip_rides chosen
JOIN rides r ON r.id = chosen.ride_id
JOIN households h ON h.trip_id = chosen.trip_id AND h.profile_id = r.profile_id;

-- A guest's keep the id that followed from their place in the answer: that of lib/derived-id.ts.
CREATE FUNCTION pg_temp.derived_id(key text) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT (substr(hex, 1, 8) || substr(hex, 9, 4) || '8' || substr(hex, 14, 3) || '8' || substr(hex, 18, 3)
          || substr(hex, 21, 12))::uuid
  FROM encode(sha256(convert_to(key, 'UTF8')), 'hex') hex
$$;
INSERT INTO trip_people (trip_id, id, household_id, position, type, name, age, pet_type, diet)
SELECT i.trip_id, pg_temp.derived_id(i.id || ' crew ' || said.place - 1), i.id, said.place - 1,
       (CASE WHEN said.one ? 'age' THEN 'camper' ELSE 'pet' END)::crew_type, said.one ->> 'name',
       (said.one ->> 'age')::age, (said.one ->> 'pet_type')::pet_type, said.one ->> 'diet'
FROM invites i CROSS JOIN LATERAL jsonb_array_elements(i.guest -> 'crew') WITH ORDINALITY said (one, place)
WHERE i.profile_id IS NULL;
INSERT INTO trip_vehicles (trip_id, id, household_id, position, type, make, model, colour, registration, drivetrain,
                           seats, can_tow, trailer_type, boat_type, description)
SELECT i.trip_id, pg_temp.derived_id(i.id || ' vehicle ' || said.place - 1), i.id, said.place - 1,
       (said.one ->> 'type')::ride_type, said.one ->> 'make', said.one ->> 'model', said.one ->> 'colour',
       said.one ->> 'registration', said.one ->> 'drivetrain', (said.one ->> 'seats')::int,
       (said.one ->> 'can_tow')::boolean, said.one ->> 'trailer_type', said.one ->> 'boat_type',
       said.one ->> 'description'
FROM invites i CROSS JOIN LATERAL jsonb_array_elements(i.guest -> 'vehicles') WITH ORDINALITY said (one, place)
WHERE i.profile_id IS NULL;

-- Households that have left and have a part in the costs, or have added a line of gear.
INSERT INTO households (trip_id, id, left_at)
SELECT DISTINCT trip_id, id, now() FROM (
  SELECT trip_id, unnest(ARRAY[paid_by, added_by]) id FROM expenses
  UNION ALL
  SELECT e.trip_id, s.household_id FROM expense_shares s JOIN expenses e ON e.id = s.expense_id
  UNION ALL
  SELECT trip_id, unnest(ARRAY[from_household, to_household]) FROM payments
  UNION ALL
  SELECT trip_id, added_by FROM gear_lines WHERE added_by IS NOT NULL
) named
ON CONFLICT DO NOTHING;

-- The plans of what follows, and of the pages after it, need figures about the new tables.
ANALYZE households, trip_people, trip_vehicles;

-- What was left of those who had gone, where no trigger had taken it along.
DELETE FROM trip_seats s WHERE NOT EXISTS (SELECT FROM trip_people p WHERE p.trip_id = s.trip_id AND p.id = s.person_id)
  OR NOT EXISTS (SELECT FROM trip_vehicles v WHERE v.trip_id = s.trip_id AND v.id = s.ride_id);
DELETE FROM trip_tows s WHERE NOT EXISTS (SELECT FROM trip_vehicles v WHERE v.trip_id = s.trip_id AND v.id = s.ride_id)
  OR NOT EXISTS (SELECT FROM trip_vehicles v WHERE v.trip_id = s.trip_id AND v.id = s.car_id);
DELETE FROM gear_offers s WHERE NOT EXISTS (SELECT FROM households h WHERE h.trip_id = s.trip_id AND h.id = s.household_id);
DELETE FROM meal_cooks s WHERE NOT EXISTS (SELECT FROM households h WHERE h.trip_id = s.trip_id AND h.id = s.household_id);
DELETE FROM notices s WHERE NOT EXISTS (SELECT FROM households h WHERE h.trip_id = s.trip_id AND h.id = s.household_id);
DELETE FROM vote_answers s WHERE NOT EXISTS (SELECT FROM households h WHERE h.trip_id = s.trip_id AND h.id = s.household_id);
DELETE FROM change_notices s WHERE NOT EXISTS (SELECT FROM households h WHERE h.trip_id = s.trip_id AND h.id = s.recipient_id);
DELETE FROM notifications s
WHERE NOT EXISTS (SELECT FROM households h WHERE h.trip_id = s.trip_id AND h.profile_id = s.profile_id);
DELETE FROM digests s WHERE NOT EXISTS (SELECT FROM households h WHERE h.trip_id = s.trip_id AND h.profile_id = s.profile_id);
DELETE FROM hidden_trips s
WHERE NOT EXISTS (SELECT FROM households h WHERE h.trip_id = s.trip_id AND h.profile_id = s.profile_id);

-- An invitation keeps what is about the asking alone.
ALTER TABLE invites
  DROP CONSTRAINT invites_trip_id_fkey,
  DROP CONSTRAINT invites_nights_check,
  DROP CONSTRAINT invites_address_check,
  DROP COLUMN agreed_to,
  DROP COLUMN answered_at,
  DROP COLUMN arrive_on,
  DROP COLUMN attending,
  DROP COLUMN co_organiser,
  DROP COLUMN guest,
  DROP COLUMN joined_by,
  DROP COLUMN leave_on,
  DROP COLUMN profile_id CASCADE,
  DROP COLUMN reconfirm,
  DROP COLUMN refused_by_id CASCADE;
ALTER TABLE trips
  DROP CONSTRAINT trips_organiser_nights_check,
  DROP COLUMN organiser_arrive_on,
  DROP COLUMN organiser_leave_on;
DROP TABLE trip_crew;
DROP TABLE trip_rides;

ALTER TABLE change_notices
  DROP CONSTRAINT change_notices_pkey,
  DROP CONSTRAINT change_notices_trip_id_fkey,
  DROP COLUMN invite_id CASCADE;
DROP INDEX change_notices_trip_id_idx;
ALTER TABLE change_notices RENAME COLUMN recipient_id TO household_id;
ALTER TABLE change_notices ADD CONSTRAINT "change_notices_pkey" PRIMARY KEY ("trip_id", "household_id");

ALTER TABLE hidden_trips
  DROP CONSTRAINT hidden_trips_pkey,
  DROP CONSTRAINT hidden_trips_profile_id_fkey,
  DROP CONSTRAINT hidden_trips_trip_id_fkey,
  ADD CONSTRAINT "hidden_trips_pkey" PRIMARY KEY ("trip_id", "profile_id");
DROP INDEX hidden_trips_trip_id_idx;

ALTER TABLE digests
  DROP CONSTRAINT digests_pkey,
  DROP CONSTRAINT digests_profile_id_fkey,
  DROP CONSTRAINT digests_trip_id_fkey,
  ADD CONSTRAINT "digests_pkey" PRIMARY KEY ("trip_id", "profile_id");
DROP INDEX digests_trip_id_idx;

ALTER TABLE packing_items
  DROP CONSTRAINT packing_items_pkey,
  DROP CONSTRAINT packing_items_trip_id_fkey,
  DROP CONSTRAINT packing_items_profile_id_fkey,
  ADD COLUMN household_id UUID;
UPDATE packing_items s SET household_id = h.id
FROM households h WHERE h.trip_id = s.trip_id AND h.profile_id = s.profile_id;
DELETE FROM packing_items WHERE household_id IS NULL;
ALTER TABLE packing_items
  DROP COLUMN profile_id CASCADE,
  ALTER COLUMN household_id SET NOT NULL,
  ADD CONSTRAINT "packing_items_pkey" PRIMARY KEY ("trip_id", "household_id", "item_id");

ALTER TABLE expense_shares ADD COLUMN trip_id UUID;
UPDATE expense_shares s SET trip_id = e.trip_id FROM expenses e WHERE e.id = s.expense_id;
ALTER TABLE expense_shares ALTER COLUMN trip_id SET NOT NULL;

-- What a line on the bell is about, so that the line goes with it.
ALTER TABLE notifications
  DROP CONSTRAINT notifications_profile_id_fkey,
  DROP CONSTRAINT notifications_trip_id_fkey,
  ADD COLUMN household_id UUID,
  ADD COLUMN notice_id UUID;
UPDATE notifications s SET household_id = s.about
WHERE kind = 'answers' AND EXISTS (SELECT FROM households h WHERE h.trip_id = s.trip_id AND h.id = s.about);
UPDATE notifications s SET notice_id = s.about
WHERE kind IN ('announcements', 'comments') AND EXISTS (SELECT FROM notices n WHERE n.id = s.about);

ALTER TABLE trip_seats DROP CONSTRAINT trip_seats_trip_id_fkey;
ALTER TABLE trip_tows DROP CONSTRAINT trip_tows_trip_id_fkey;
ALTER TABLE gear_offers DROP CONSTRAINT gear_offers_trip_id_fkey;
ALTER TABLE meal_cooks DROP CONSTRAINT meal_cooks_trip_id_fkey;
ALTER TABLE notices DROP CONSTRAINT notices_trip_id_fkey;
DROP INDEX gear_offers_trip_id_idx;
DROP INDEX meal_cooks_trip_id_idx;
DROP INDEX notices_trip_id_idx;
DROP INDEX notifications_trip_id_idx;
DROP INDEX vote_answers_trip_id_idx;

CREATE INDEX "households_profile_id_idx" ON "households"("profile_id");
CREATE INDEX "households_refused_by_id_idx" ON "households"("refused_by_id");
CREATE INDEX "trip_people_trip_id_household_id_idx" ON "trip_people"("trip_id", "household_id");
CREATE INDEX "trip_people_crew_member_id_idx" ON "trip_people"("crew_member_id");
CREATE UNIQUE INDEX "trip_people_trip_id_crew_member_id_key" ON "trip_people"("trip_id", "crew_member_id");
CREATE INDEX "trip_vehicles_trip_id_household_id_idx" ON "trip_vehicles"("trip_id", "household_id");
CREATE INDEX "trip_vehicles_ride_id_idx" ON "trip_vehicles"("ride_id");
CREATE UNIQUE INDEX "trip_vehicles_trip_id_ride_id_key" ON "trip_vehicles"("trip_id", "ride_id");
CREATE UNIQUE INDEX "invites_trip_id_id_key" ON "invites"("trip_id", "id");
CREATE INDEX "trip_seats_trip_id_ride_id_idx" ON "trip_seats"("trip_id", "ride_id");
CREATE INDEX "gear_offers_trip_id_household_id_idx" ON "gear_offers"("trip_id", "household_id");
CREATE INDEX "meal_cooks_trip_id_household_id_idx" ON "meal_cooks"("trip_id", "household_id");
CREATE INDEX "notices_trip_id_household_id_idx" ON "notices"("trip_id", "household_id");
CREATE INDEX "notifications_trip_id_profile_id_idx" ON "notifications"("trip_id", "profile_id");
CREATE INDEX "notifications_trip_id_household_id_idx" ON "notifications"("trip_id", "household_id");
CREATE INDEX "notifications_notice_id_idx" ON "notifications"("notice_id");
CREATE INDEX "vote_answers_trip_id_household_id_idx" ON "vote_answers"("trip_id", "household_id");

ALTER TABLE "households" ADD CONSTRAINT "households_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "households" ADD CONSTRAINT "households_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "households" ADD CONSTRAINT "households_refused_by_id_fkey" FOREIGN KEY ("refused_by_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "trip_people" ADD CONSTRAINT "trip_people_trip_id_household_id_fkey" FOREIGN KEY ("trip_id", "household_id") REFERENCES "households"("trip_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "trip_people" ADD CONSTRAINT "trip_people_crew_member_id_fkey" FOREIGN KEY ("crew_member_id") REFERENCES "crew_members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "trip_vehicles" ADD CONSTRAINT "trip_vehicles_trip_id_household_id_fkey" FOREIGN KEY ("trip_id", "household_id") REFERENCES "households"("trip_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "trip_vehicles" ADD CONSTRAINT "trip_vehicles_ride_id_fkey" FOREIGN KEY ("ride_id") REFERENCES "rides"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invites" ADD CONSTRAINT "invites_trip_id_id_fkey" FOREIGN KEY ("trip_id", "id") REFERENCES "households"("trip_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "change_notices" ADD CONSTRAINT "change_notices_trip_id_household_id_fkey" FOREIGN KEY ("trip_id", "household_id") REFERENCES "households"("trip_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "hidden_trips" ADD CONSTRAINT "hidden_trips_trip_id_profile_id_fkey" FOREIGN KEY ("trip_id", "profile_id") REFERENCES "households"("trip_id", "profile_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "trip_seats" ADD CONSTRAINT "trip_seats_trip_id_person_id_fkey" FOREIGN KEY ("trip_id", "person_id") REFERENCES "trip_people"("trip_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "trip_seats" ADD CONSTRAINT "trip_seats_trip_id_ride_id_fkey" FOREIGN KEY ("trip_id", "ride_id") REFERENCES "trip_vehicles"("trip_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "trip_tows" ADD CONSTRAINT "trip_tows_trip_id_ride_id_fkey" FOREIGN KEY ("trip_id", "ride_id") REFERENCES "trip_vehicles"("trip_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "trip_tows" ADD CONSTRAINT "trip_tows_trip_id_car_id_fkey" FOREIGN KEY ("trip_id", "car_id") REFERENCES "trip_vehicles"("trip_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "gear_offers" ADD CONSTRAINT "gear_offers_trip_id_household_id_fkey" FOREIGN KEY ("trip_id", "household_id") REFERENCES "households"("trip_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "packing_items" ADD CONSTRAINT "packing_items_trip_id_household_id_fkey" FOREIGN KEY ("trip_id", "household_id") REFERENCES "households"("trip_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "meal_cooks" ADD CONSTRAINT "meal_cooks_trip_id_household_id_fkey" FOREIGN KEY ("trip_id", "household_id") REFERENCES "households"("trip_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notices" ADD CONSTRAINT "notices_trip_id_household_id_fkey" FOREIGN KEY ("trip_id", "household_id") REFERENCES "households"("trip_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_trip_id_profile_id_fkey" FOREIGN KEY ("trip_id", "profile_id") REFERENCES "households"("trip_id", "profile_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_trip_id_household_id_fkey" FOREIGN KEY ("trip_id", "household_id") REFERENCES "households"("trip_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_notice_id_fkey" FOREIGN KEY ("notice_id") REFERENCES "notices"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "digests" ADD CONSTRAINT "digests_trip_id_profile_id_fkey" FOREIGN KEY ("trip_id", "profile_id") REFERENCES "households"("trip_id", "profile_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "vote_answers" ADD CONSTRAINT "vote_answers_trip_id_household_id_fkey" FOREIGN KEY ("trip_id", "household_id") REFERENCES "households"("trip_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A household that leaves is deleted and comes back as a bare row in the same transaction. So these are checked at commit.
ALTER TABLE expenses
  ADD CONSTRAINT expenses_paid_by_fkey FOREIGN KEY (trip_id, paid_by) REFERENCES households (trip_id, id)
    DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT expenses_added_by_fkey FOREIGN KEY (trip_id, added_by) REFERENCES households (trip_id, id)
    DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE expense_shares ADD CONSTRAINT expense_shares_household_fkey
  FOREIGN KEY (trip_id, household_id) REFERENCES households (trip_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE payments
  ADD CONSTRAINT payments_from_fkey FOREIGN KEY (trip_id, from_household) REFERENCES households (trip_id, id)
    DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT payments_to_fkey FOREIGN KEY (trip_id, to_household) REFERENCES households (trip_id, id)
    DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE gear_lines ADD CONSTRAINT gear_lines_added_by_fkey
  FOREIGN KEY (trip_id, added_by) REFERENCES households (trip_id, id) DEFERRABLE INITIALLY DEFERRED;
-- For those keys, when a household leaves.
CREATE INDEX expense_shares_household_idx ON expense_shares (trip_id, household_id);

ALTER TABLE households
  ADD CONSTRAINT households_name_check CHECK (btrim(name) <> '' AND char_length(name) <= 80),
  ADD CONSTRAINT households_nights_check CHECK (leave_on >= arrive_on),
  ADD CONSTRAINT households_origin_check CHECK (
    (role = 'organiser') = (id = trip_id) AND (role = 'organiser') = (origin = 'made')
    AND (origin = 'link') = (joined_by IS NOT NULL)
    AND (role <> 'organiser' OR (profile_id IS NOT NULL AND attending IS TRUE))
  ),
  ADD CONSTRAINT households_left_check CHECK (
    left_at IS NULL OR (num_nonnulls(profile_id, refused_by_id, name, attending, answered_at, arrive_on, leave_on,
                                     agreed_to, joined_by) = 0 AND NOT reconfirm AND role = 'member')
  );
ALTER TABLE trip_people
  ADD CONSTRAINT trip_people_text_check CHECK (
    btrim(name) <> '' AND char_length(name) <= 80 AND btrim(diet) <> '' AND char_length(diet) <= 200
  ),
  ADD CONSTRAINT trip_people_type_check CHECK (
    CASE type
      WHEN 'camper' THEN crew_member_id IS NULL AND name IS NOT NULL AND age IS NOT NULL AND pet_type IS NULL
      WHEN 'pet' THEN crew_member_id IS NULL AND name IS NOT NULL AND pet_type IS NOT NULL
        AND num_nonnulls(age, diet) = 0
      ELSE crew_member_id IS NOT NULL AND num_nonnulls(name, age, pet_type, diet) = 0
    END
  );
ALTER TABLE trip_vehicles
  ADD CONSTRAINT trip_vehicles_text_check CHECK (
    char_length(make) <= 80 AND char_length(model) <= 80 AND char_length(colour) <= 80
    AND char_length(registration) <= 80 AND char_length(description) <= 500
  ),
  ADD CONSTRAINT trip_vehicles_type_check CHECK (
    (type IS NULL) = (ride_id IS NOT NULL)
    AND CASE type
      WHEN 'car' THEN make IS NOT NULL AND num_nonnulls(trailer_type, boat_type) = 0
      WHEN 'trailer' THEN trailer_type IS NOT NULL
        AND num_nonnulls(make, model, colour, registration, drivetrain, boat_type, seats, can_tow) = 0
      WHEN 'boat' THEN boat_type IS NOT NULL
        AND num_nonnulls(make, model, colour, registration, drivetrain, trailer_type, seats, can_tow) = 0
      ELSE num_nonnulls(make, model, colour, registration, drivetrain, trailer_type, boat_type, seats, can_tow,
                        description) = 0
    END
    AND seats BETWEEN 1 AND 30
  );

CREATE TRIGGER households_told AFTER INSERT OR UPDATE OR DELETE ON households
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER trip_people_told AFTER INSERT OR UPDATE OR DELETE ON trip_people
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER trip_vehicles_told AFTER INSERT OR UPDATE OR DELETE ON trip_vehicles
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');

CREATE OR REPLACE FUNCTION tell_trips_with() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('trip', told.trip_id::text) FROM (
    SELECT trip_id FROM trip_people WHERE TG_TABLE_NAME = 'crew_members' AND crew_member_id = NEW.id
    UNION ALL
    SELECT trip_id FROM trip_vehicles WHERE TG_TABLE_NAME = 'rides' AND ride_id = NEW.id
    UNION ALL
    SELECT trip_id FROM households WHERE TG_TABLE_NAME = 'profiles' AND profile_id = NEW.id
  ) told;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION tell_trips_shared_with() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.shared OR OLD.shared THEN
    PERFORM pg_notify('trip', trip_id::text) FROM households
    WHERE profile_id = coalesce(NEW.profile_id, OLD.profile_id) AND attending;
  END IF;
  RETURN NULL;
END $$;
