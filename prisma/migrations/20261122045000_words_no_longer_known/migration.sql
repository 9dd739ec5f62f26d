-- A word goes with the last name that everybody may see it in: nothing is left of a site that is deleted or turns private.
-- Once a statement, since of many sites most words are the same.
CREATE FUNCTION remove_known_words() RETURNS trigger LANGUAGE plpgsql AS $$
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
      SELECT FROM campsites
      WHERE search_document(name, state, postcode) @@ ('''' || known.word || '''')::tsquery
        AND share_flag AND hidden_at IS NULL AND NOT group_only);
  RETURN NULL;
END $$;

CREATE TRIGGER campsites_deleted_words AFTER DELETE ON campsites
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION remove_known_words();
CREATE TRIGGER campsites_changed_words AFTER UPDATE ON campsites
  REFERENCING OLD TABLE AS gone NEW TABLE AS kept FOR EACH STATEMENT EXECUTE FUNCTION remove_known_words();
