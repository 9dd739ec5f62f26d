-- AlterTable
ALTER TABLE "site_features" ADD COLUMN     "bundled" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "search_name" TEXT;

-- The next load of the open data writes the bundled ones properly; this is for what people have added.
UPDATE "site_features" SET "search_name" = btrim(regexp_replace(lower("name"::text), '\W+', ' ', 'g'));

ALTER TABLE "site_features" ALTER COLUMN "search_name" SET NOT NULL;

-- The words as they stand, each found by its beginning.
CREATE INDEX site_features_words_idx ON site_features USING gin (array_to_tsvector(string_to_array(search_name, ' ')));

-- Which suburb a spot belongs to.
CREATE INDEX places_position_idx ON places USING gist (earth_position(latitude, longitude));

-- A site that its owner has left is seen through the trips there alone.
UPDATE "campsites" SET "share_flag" = false WHERE "source" = 'user' AND "owner_id" IS NULL;
