-- Whoever no longer comes leaves their seat, and a car that no longer comes leaves its people without one: by triggers,
-- so that cascades and whatever comes to write there later do so too. Guests have no rows there (lib/trips/seats).
CREATE FUNCTION leave_seat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM trip_seats WHERE trip_id = OLD.trip_id AND person_id = OLD.crew_member_id;
  RETURN NULL;
END $$;
CREATE TRIGGER trip_crew_leave AFTER DELETE ON trip_crew
  FOR EACH ROW EXECUTE FUNCTION leave_seat();

CREATE FUNCTION leave_vehicle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM trip_seats WHERE trip_id = OLD.trip_id AND ride_id = OLD.ride_id;
  DELETE FROM trip_tows WHERE trip_id = OLD.trip_id AND (ride_id = OLD.ride_id OR car_id = OLD.ride_id);
  RETURN NULL;
END $$;
CREATE TRIGGER trip_rides_leave AFTER DELETE ON trip_rides
  FOR EACH ROW EXECUTE FUNCTION leave_vehicle();
