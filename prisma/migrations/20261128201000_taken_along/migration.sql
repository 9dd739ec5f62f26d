ALTER TABLE profiles ADD COLUMN taken_along boolean NOT NULL DEFAULT true;
