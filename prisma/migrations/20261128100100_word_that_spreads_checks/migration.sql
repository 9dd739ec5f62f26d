ALTER TABLE trips VALIDATE CONSTRAINT trips_estimate_check;
ALTER TABLE trips VALIDATE CONSTRAINT trips_album_check;
