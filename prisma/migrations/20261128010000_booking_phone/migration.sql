ALTER TABLE bookings ADD COLUMN phone text;
