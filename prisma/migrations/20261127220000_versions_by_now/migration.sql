-- now() instead of current_date: the tests move the database's clock, and current_date doesn't follow.
CREATE OR REPLACE FUNCTION raise_versions_with() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM raise_trip_versions(array(
    SELECT id FROM trips WHERE TG_TABLE_NAME = 'profiles' AND organiser_id = NEW.id AND end_date >= now()::date - 366
    UNION ALL
    SELECT id FROM trips WHERE TG_TABLE_NAME = 'campsites' AND campsite_id = NEW.id AND end_date >= now()::date - 366));
  RETURN NULL;
END $$;
