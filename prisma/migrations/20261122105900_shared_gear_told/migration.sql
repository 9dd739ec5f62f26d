-- An open trip page names what those going share (lib/trips/shared-gear).
CREATE FUNCTION tell_trips_shared_with() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.shared OR OLD.shared THEN
    PERFORM pg_notify('trip', told.trip_id::text) FROM (
      SELECT id trip_id FROM trips WHERE organiser_id = coalesce(NEW.profile_id, OLD.profile_id)
      UNION ALL
      SELECT trip_id FROM invites WHERE profile_id = coalesce(NEW.profile_id, OLD.profile_id) AND attending
    ) told;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER gear_items_told AFTER INSERT OR UPDATE OR DELETE ON gear_items
  FOR EACH ROW EXECUTE FUNCTION tell_trips_shared_with();
