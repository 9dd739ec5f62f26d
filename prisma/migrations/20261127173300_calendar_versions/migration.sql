-- A calendar ignores an event whose SEQUENCE is no higher than that of the event it has. So whatever changes the text,
-- the days or the place of a trip's events raises the trip's version: by triggers, so that no use case can forget it.
CREATE FUNCTION raise_trip_versions(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  SELECT FROM trips WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE trips SET version = version + 1, updated_at = greatest(updated_at, now()) WHERE id = ANY (ids);
$$;

CREATE FUNCTION raise_own_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.version = OLD.version THEN
    NEW.version := OLD.version + 1;
    NEW.updated_at := greatest(NEW.updated_at, now());
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER trips_raise_version
  BEFORE UPDATE OF name, start_date, end_date, location_name, campsite_id, called_off_at ON trips FOR EACH ROW
  WHEN ((OLD.name, OLD.start_date, OLD.end_date, OLD.location_name, OLD.campsite_id, OLD.called_off_at)
    IS DISTINCT FROM (NEW.name, NEW.start_date, NEW.end_date, NEW.location_name, NEW.campsite_id, NEW.called_off_at))
  EXECUTE FUNCTION raise_own_version();

-- The trip of a row.
CREATE FUNCTION raise_trip_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_trip_versions(ARRAY[(to_jsonb(coalesce(NEW, OLD)) ->> 'trip_id')::uuid]);
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_raise_version
  AFTER INSERT OR DELETE OR UPDATE OF status, reference, check_in, check_out ON bookings
  FOR EACH ROW EXECUTE FUNCTION raise_trip_version();
CREATE TRIGGER pitches_raise_version AFTER UPDATE OF name, position ON pitches
  FOR EACH ROW EXECUTE FUNCTION raise_trip_version();
CREATE TRIGGER votes_raise_version AFTER INSERT OR DELETE OR UPDATE OF closed_at, closes_on ON votes
  FOR EACH ROW EXECUTE FUNCTION raise_trip_version();
-- A reminder of a booking's date is an event of its own, with the version of its trip.
CREATE TRIGGER todos_raise_version AFTER UPDATE OF text, due_on ON todos FOR EACH ROW
  WHEN (NEW.booking_id IS NOT NULL AND (OLD.text, OLD.due_on) IS DISTINCT FROM (NEW.text, NEW.due_on))
  EXECUTE FUNCTION raise_trip_version();

CREATE FUNCTION raise_version_of_vote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_trip_versions(array(SELECT trip_id FROM votes WHERE id = (to_jsonb(coalesce(NEW, OLD)) ->> 'vote_id')::uuid));
  RETURN NULL;
END $$;
CREATE TRIGGER vote_options_raise_version
  AFTER INSERT OR DELETE OR UPDATE OF start_date, end_date, name, rank ON vote_options
  FOR EACH ROW EXECUTE FUNCTION raise_version_of_vote();

-- Once for all households that are placed together. A household that has left has no event any more, and whoever leaves
-- holds a shared lock on the trip.
CREATE FUNCTION raise_version_of_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_trip_versions(array(
    SELECT DISTINCT placed.trip_id FROM placed
    JOIN households h ON h.trip_id = placed.trip_id AND h.id = placed.household_id AND h.left_at IS NULL));
  RETURN NULL;
END $$;
CREATE TRIGGER pitch_households_placed_raise AFTER INSERT ON pitch_households
  REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION raise_version_of_placed();
CREATE TRIGGER pitch_households_moved_raise AFTER UPDATE ON pitch_households
  REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION raise_version_of_placed();
CREATE TRIGGER pitch_households_taken_off_raise AFTER DELETE ON pitch_households
  REFERENCING OLD TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION raise_version_of_placed();

-- What events say of the organiser and of the campsite, but not for trips that feeds no longer have: a site may have
-- years of them.
CREATE FUNCTION raise_versions_with() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_trip_versions(array(
    SELECT id FROM trips WHERE TG_TABLE_NAME = 'profiles' AND organiser_id = NEW.id AND end_date >= current_date - 366
    UNION ALL
    SELECT id FROM trips WHERE TG_TABLE_NAME = 'campsites' AND campsite_id = NEW.id AND end_date >= current_date - 366));
  RETURN NULL;
END $$;
CREATE TRIGGER profiles_raise_version AFTER UPDATE OF name ON profiles FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION raise_versions_with();
CREATE TRIGGER campsites_raise_version
  AFTER UPDATE OF address, latitude, longitude, share_flag, owner_id ON campsites FOR EACH ROW
  WHEN ((OLD.address, OLD.latitude, OLD.longitude, OLD.share_flag, OLD.owner_id)
    IS DISTINCT FROM (NEW.address, NEW.latitude, NEW.longitude, NEW.share_flag, NEW.owner_id))
  EXECUTE FUNCTION raise_versions_with();
