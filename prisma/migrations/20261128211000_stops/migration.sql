-- Only of a trip with several stops. The first stop's place is also in the trip's own columns, as
-- the place of a trip with one stop.
CREATE TABLE stops (
    id uuid NOT NULL,
    trip_id uuid NOT NULL,
    "position" smallint NOT NULL,
    nights smallint NOT NULL,
    campsite_id uuid,
    ai_suggestion_id uuid,
    location_name text NOT NULL,
    location_url text
);
ALTER TABLE stops ADD CONSTRAINT stops_pkey PRIMARY KEY (id);
ALTER TABLE stops ADD CONSTRAINT stops_trip_id_id_key UNIQUE (trip_id, id);
ALTER TABLE stops ADD CONSTRAINT stops_trip_id_position_key UNIQUE (trip_id, "position") DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE stops ADD CONSTRAINT stops_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trips(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE stops ADD CONSTRAINT stops_campsite_id_fkey FOREIGN KEY (campsite_id) REFERENCES campsites(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE stops ADD CONSTRAINT stops_ai_suggestion_id_fkey FOREIGN KEY (ai_suggestion_id) REFERENCES ai_suggestions(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE stops ADD CONSTRAINT stops_position_check CHECK ("position" BETWEEN 1 AND 20 AND nights BETWEEN 0 AND 180);
ALTER TABLE stops ADD CONSTRAINT stops_text_check CHECK (btrim(location_name) <> '');
CREATE INDEX stops_campsite_id_idx ON stops USING btree (campsite_id);
CREATE INDEX stops_ai_suggestion_id_idx ON stops USING btree (ai_suggestion_id);
CREATE TRIGGER stops_told AFTER INSERT OR DELETE OR UPDATE ON stops FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER stops_raise_version AFTER INSERT OR DELETE OR UPDATE ON stops FOR EACH ROW EXECUTE FUNCTION raise_trip_version();

-- Whatever moves a trip to another site moves its first stop, also the release before.
CREATE FUNCTION move_first_stop() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE stops SET campsite_id = NEW.campsite_id, ai_suggestion_id = NEW.ai_suggestion_id,
    location_name = NEW.location_name, location_url = NEW.location_url
  WHERE trip_id = NEW.id AND "position" = 1 AND (campsite_id, ai_suggestion_id, location_name, location_url)
    IS DISTINCT FROM (NEW.campsite_id, NEW.ai_suggestion_id, NEW.location_name, NEW.location_url);
  RETURN NULL;
END $$;
CREATE TRIGGER trips_move_first_stop AFTER UPDATE OF campsite_id, ai_suggestion_id, location_name, location_url ON trips FOR EACH ROW EXECUTE FUNCTION move_first_stop();

-- Null stands for the first stop, as the release before writes it.
ALTER TABLE bookings ADD COLUMN stop_id uuid;
ALTER TABLE bookings ADD CONSTRAINT bookings_stop_id_fkey FOREIGN KEY (trip_id, stop_id) REFERENCES stops(trip_id, id) DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX bookings_stop_id_idx ON bookings USING btree (stop_id);
ALTER TABLE backups ADD COLUMN stop_id uuid;
ALTER TABLE backups ADD CONSTRAINT backups_stop_id_fkey FOREIGN KEY (trip_id, stop_id) REFERENCES stops(trip_id, id) ON DELETE CASCADE;
CREATE INDEX backups_stop_id_idx ON backups USING btree (stop_id);

-- A trip shows the addresses and positions of its further stops too.
CREATE OR REPLACE FUNCTION raise_versions_with() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM raise_trip_versions(array(
    SELECT id FROM trips WHERE TG_TABLE_NAME = 'profiles' AND organiser_id = NEW.id AND end_date >= now()::date - 366
    UNION ALL
    SELECT id FROM trips WHERE TG_TABLE_NAME = 'campsites' AND campsite_id = NEW.id AND end_date >= now()::date - 366
    UNION ALL
    SELECT trip_id FROM stops JOIN trips ON trips.id = trip_id
    WHERE TG_TABLE_NAME = 'campsites' AND stops.campsite_id = NEW.id AND end_date >= now()::date - 366));
  RETURN NULL;
END $$;
