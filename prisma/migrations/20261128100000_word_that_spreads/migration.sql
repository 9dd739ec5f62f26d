ALTER TABLE trips
    ADD COLUMN guess_cents integer,
    ADD COLUMN drop_out text,
    ADD COLUMN album_url text;
ALTER TABLE trips ADD CONSTRAINT trips_estimate_check CHECK ((guess_cents BETWEEN 1 AND 10000000) AND btrim(drop_out) <> '' AND char_length(drop_out) <= 200) NOT VALID;
ALTER TABLE trips ADD CONSTRAINT trips_album_check CHECK (album_url ~* '^https://' AND char_length(album_url) <= 500) NOT VALID;
