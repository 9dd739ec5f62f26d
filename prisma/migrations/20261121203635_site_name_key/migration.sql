-- What is left of a campsite's name to tell it by: "The Château Creek Camping-Area" and "Chateau Creek campground" are
-- one. Words that say what a site is go, unless the name has no others. The collation keeps it the same everywhere.
CREATE FUNCTION site_name_key(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(nullif(replace(regexp_replace(regexp_replace(
             words,
             '\y(the|and|camp|camps|camping|campground|campgrounds|campsite|campsites|caravan|caravans|van|tourist|holiday|ground|grounds|area|areas|site|sites|park|parks)\y', '', 'g'),
             '\ymt\y', 'mount', 'g'), ' ', ''), ''), replace(words, ' ', ''))
    FROM (
      SELECT regexp_replace(regexp_replace(lower(regexp_replace(
               normalize(name, nfkd) COLLATE "C", '[\u0300-\u036f]', '', 'g')), '[''’‘`]', '', 'g'), '[^a-z0-9]+', ' ', 'g') words
    ) folded
  );

-- A default that is generated, so the servers of the release before, which name their columns, need not know of it.
ALTER TABLE campsites ADD COLUMN name_key text GENERATED ALWAYS AS (site_name_key(name)) STORED;
