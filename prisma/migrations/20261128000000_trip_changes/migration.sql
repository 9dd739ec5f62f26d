-- No foreign key to trips: a change of a profile would then wait for whoever has locked one of its trips.
CREATE TABLE trip_changes (
    trip_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
ALTER TABLE trip_changes ADD CONSTRAINT trip_changes_pkey PRIMARY KEY (trip_id, id);

-- Before the triggers, because they lock tables that people write to.
INSERT INTO trip_changes (trip_id) SELECT id FROM trips;

-- Each table whose rows the pages of trips show has a trigger that calls this.
CREATE OR REPLACE FUNCTION tell_trip() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  told uuid[];
  -- The trips that have a row of this transaction already.
  known text := coalesce(current_setting('campmates.told_trips', true), '');
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'profiles' THEN
      told := array(SELECT trip_id FROM households WHERE profile_id = NEW.id);
    WHEN 'crew_members' THEN
      told := array(SELECT trip_id FROM trip_people WHERE crew_member_id = NEW.id);
    WHEN 'rides' THEN
      told := array(SELECT trip_id FROM trip_vehicles WHERE ride_id = NEW.id);
    WHEN 'campsites' THEN
      told := array(SELECT id FROM trips WHERE campsite_id = NEW.id);
    WHEN 'gear_items' THEN
      told := array(
        SELECT trip_id FROM households
        WHERE profile_id = coalesce(NEW.profile_id, OLD.profile_id) AND attending AND (NEW.shared OR OLD.shared));
    ELSE
      told := array[(to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0])::uuid];
  END CASE;
  PERFORM pg_notify('trip', id::text) FROM unnest(told) id;
  -- A trip that is being deleted, with all of its rows, gets no more changes.
  told := array(SELECT id FROM trips WHERE id = ANY (told) AND strpos(known, id::text) = 0);
  IF told <> '{}' THEN
    INSERT INTO trip_changes (trip_id) SELECT unnest(told);
    PERFORM set_config('campmates.told_trips', known || array_to_string(told, ' ') || ' ', true);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER crew_members_told AFTER UPDATE ON crew_members FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_trip();
CREATE OR REPLACE TRIGGER gear_items_told AFTER INSERT OR DELETE OR UPDATE ON gear_items FOR EACH ROW EXECUTE FUNCTION tell_trip();
CREATE OR REPLACE TRIGGER profiles_told AFTER UPDATE ON profiles FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_trip();
CREATE OR REPLACE TRIGGER rides_told AFTER UPDATE ON rides FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_trip();
CREATE TRIGGER campsites_told AFTER UPDATE ON campsites FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_trip();

DROP FUNCTION tell_trips_shared_with();
DROP FUNCTION tell_trips_with();
