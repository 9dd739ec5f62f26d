-- Names of gear are saved composed (NFC) and with single blanks, so that one thing in two Unicode forms is one row. This
-- rewrites the few that were saved otherwise; one that the household has in the right form too goes, and
-- the row that stays is shared if any of them was.
CREATE TEMP TABLE composed ON COMMIT DROP AS
  SELECT DISTINCT ON (profile_id, right_name) id, profile_id, right_name
  FROM (
    SELECT id, profile_id, name, normalize(regexp_replace(name::text, '\s+', ' ', 'g'), NFC)::citext right_name
    FROM gear_items
  ) item
  WHERE name::text <> right_name::text
  ORDER BY profile_id, right_name, id;
UPDATE gear_items kept SET shared = true FROM composed, gear_items item
WHERE kept.id = composed.id AND NOT kept.shared AND item.shared AND item.profile_id = composed.profile_id
  AND normalize(regexp_replace(item.name::text, '\s+', ' ', 'g'), NFC)::citext = composed.right_name;
DELETE FROM gear_items item USING composed
WHERE item.profile_id = composed.profile_id
  AND normalize(regexp_replace(item.name::text, '\s+', ' ', 'g'), NFC)::citext = composed.right_name
  AND item.id <> composed.id;
UPDATE gear_items item SET name = composed.right_name FROM composed WHERE item.id = composed.id;
