-- Tells whoever shows a trip that it has changed (lib/live): by triggers, so that cascades and whatever comes to write
-- these rows tell of it too. Postgres passes it on at commit, once for each trip.
CREATE FUNCTION tell_trip() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('trip', to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE TRIGGER trips_told AFTER UPDATE OR DELETE ON trips
  FOR EACH ROW EXECUTE FUNCTION tell_trip('id');
CREATE TRIGGER invites_told AFTER INSERT OR UPDATE OR DELETE ON invites
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER trip_crew_told AFTER INSERT OR DELETE ON trip_crew
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER trip_rides_told AFTER INSERT OR DELETE ON trip_rides
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');

-- The same for what a trip shows of people and of what they bring.
CREATE FUNCTION tell_trips_with() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('trip', told.trip_id::text) FROM (
    SELECT trip_id FROM trip_crew WHERE TG_TABLE_NAME = 'crew_members' AND crew_member_id = NEW.id
    UNION ALL
    SELECT trip_id FROM trip_rides WHERE TG_TABLE_NAME = 'rides' AND ride_id = NEW.id
    UNION ALL
    SELECT id FROM trips WHERE TG_TABLE_NAME = 'profiles' AND organiser_id = NEW.id
    UNION ALL
    SELECT trip_id FROM invites WHERE TG_TABLE_NAME = 'profiles' AND profile_id = NEW.id
  ) told;
  RETURN NULL;
END $$;

CREATE TRIGGER crew_members_told AFTER UPDATE ON crew_members
  FOR EACH ROW EXECUTE FUNCTION tell_trips_with();
CREATE TRIGGER rides_told AFTER UPDATE ON rides
  FOR EACH ROW EXECUTE FUNCTION tell_trips_with();
CREATE TRIGGER profiles_told AFTER UPDATE ON profiles
  FOR EACH ROW EXECUTE FUNCTION tell_trips_with();
