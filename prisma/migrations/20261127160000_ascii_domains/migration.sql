-- Addresses are kept with the domain as mail servers know it (withAsciiDomain in lib/email.ts), so that
-- one domain in two spellings is one address. This rewrites the few that were saved with other letters.

-- A label in Punycode (RFC 3492).
CREATE FUNCTION pg_temp.punycode(label text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  points int[] := array(
    SELECT ascii(letter) FROM regexp_split_to_table(lower(normalize(label, NFKC)), '') WITH ORDINALITY each(letter, place)
    ORDER BY place
  );
  written text := coalesce(
    (SELECT string_agg(chr(point), '' ORDER BY place) FROM unnest(points) WITH ORDINALITY each(point, place) WHERE point < 128),
    ''
  );
  basic constant int := char_length(written);
  handled int := basic;
  n int := 128;
  delta int := 0;
  bias int := 72;
  point int;
  q int;
  k int;
  t int;
BEGIN
  IF octet_length(label) = char_length(label) THEN RETURN label; END IF;
  IF basic > 0 THEN written := written || '-'; END IF;
  WHILE handled < cardinality(points) LOOP
    SELECT min(each) INTO point FROM unnest(points) each WHERE each >= n;
    delta := delta + (point - n) * (handled + 1);
    n := point;
    FOREACH point IN ARRAY points LOOP
      IF point < n THEN delta := delta + 1; END IF;
      CONTINUE WHEN point <> n;
      q := delta;
      k := 36;
      LOOP
        t := greatest(1, least(26, k - bias));
        EXIT WHEN q < t;
        written := written || substr(digits, t + (q - t) % (36 - t) + 1, 1);
        q := (q - t) / (36 - t);
        k := k + 36;
      END LOOP;
      written := written || substr(digits, q + 1, 1);
      delta := CASE WHEN handled = basic THEN delta / 700 ELSE delta / 2 END;
      delta := delta + delta / (handled + 1);
      k := 0;
      WHILE delta > 455 LOOP
        delta := delta / 35;
        k := k + 36;
      END LOOP;
      bias := k + 36 * delta / (delta + 38);
      delta := 0;
      handled := handled + 1;
    END LOOP;
    delta := delta + 1;
    n := n + 1;
  END LOOP;
  RETURN 'xn--' || written;
END $$;

CREATE FUNCTION pg_temp.with_ascii_domain(address text) RETURNS text LANGUAGE sql AS $$
  SELECT split_part(address, '@', 1) || '@' || string_agg(pg_temp.punycode(label), '.' ORDER BY place)
  FROM regexp_split_to_table(split_part(address, '@', 2), '\.') WITH ORDINALITY each(label, place)
$$;

DO $$
DECLARE
  kept record;
  entry record;
BEGIN
  FOR kept IN
    SELECT * FROM (VALUES
      ('users', 'email'), ('pending_signups', 'email'), ('email_changes', 'email'), ('group_members', 'email'),
      ('invites', 'email'), ('invite_signup_tokens', 'email'), ('mail_refusals', 'email'),
      ('refused_addresses', 'address'), ('home_contacts', 'email'), ('home_contacts', 'own_email'),
      ('crew_members', 'email')
    ) each(source, field)
  LOOP
    FOR entry IN EXECUTE format(
      'SELECT ctid id, %2$I::text address FROM %1$I WHERE octet_length(%2$I::text) > char_length(%2$I::text)',
      kept.source, kept.field
    ) LOOP
      -- A row whose other spelling is there too stays as it is, and so does one that would be too long.
      BEGIN
        EXECUTE format('UPDATE %1$I SET %2$I = pg_temp.with_ascii_domain($1) WHERE ctid = $2', kept.source, kept.field)
          USING entry.address, entry.id;
      EXCEPTION WHEN unique_violation OR check_violation THEN NULL;
      END;
    END LOOP;
  END LOOP;
END $$;

DROP FUNCTION pg_temp.with_ascii_domain(text);
DROP FUNCTION pg_temp.punycode(text);
