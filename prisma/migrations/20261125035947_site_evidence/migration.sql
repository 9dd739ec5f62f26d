-- CreateEnum
CREATE TYPE "road_evidence" AS ENUM ('sealed_300m', 'both_300m', 'unsealed_300m', 'sealed_1km', 'unsealed_1km', 'none_1km');

-- CreateEnum
CREATE TYPE "dog_evidence" AS ENUM ('no', 'agency', 'forest');

-- CreateTable
CREATE TABLE "site_roads" (
    "source_ref" TEXT NOT NULL,
    "says" "road_evidence" NOT NULL,

    CONSTRAINT "site_roads_pkey" PRIMARY KEY ("source_ref")
);

-- CreateTable
CREATE TABLE "site_dogs" (
    "source_ref" TEXT NOT NULL,
    "says" "dog_evidence" NOT NULL,

    CONSTRAINT "site_dogs_pkey" PRIMARY KEY ("source_ref")
);

-- A park's campgrounds are found by its name, as campsites are by theirs.
ALTER TABLE site_parks ADD COLUMN search_name text COLLATE "C" GENERATED ALWAYS AS (search_words(name)) STORED;
CREATE INDEX site_parks_search_name_idx ON site_parks (search_name);
CREATE INDEX site_parks_words_idx ON site_parks USING gin (search_document(name, NULL, NULL)) WITH (fastupdate = off);

-- The next load of the open data, which this release brings, writes each park and so adds its words.
CREATE TRIGGER site_parks_words_known AFTER INSERT OR UPDATE OF name ON site_parks
  FOR EACH ROW EXECUTE FUNCTION add_known_words();

CREATE OR REPLACE FUNCTION remove_known_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (
      SELECT id, search_name FROM gone WHERE share_flag EXCEPT SELECT id, search_name FROM kept WHERE share_flag
    ) THEN
      RETURN NULL;
    END IF;
  END IF;
  DELETE FROM known_words known
  WHERE word IN (SELECT unnest(string_to_array(search_name, ' ')) FROM gone WHERE share_flag)
    AND NOT EXISTS (
      SELECT FROM places WHERE search_document(name, state, postcode) @@ ('''' || known.word || '''')::tsquery)
    AND NOT EXISTS (
      SELECT FROM site_parks WHERE search_document(name, NULL, NULL) @@ ('''' || known.word || '''')::tsquery)
    AND NOT EXISTS (
      SELECT FROM campsites
      WHERE search_document(name, state, postcode) @@ ('''' || known.word || '''')::tsquery
        AND share_flag AND hidden_at IS NULL AND NOT group_only);
  RETURN NULL;
END $$;
