import 'server-only';
import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import type { KeptSuggestion, Suggestion } from '../suggestions/schema';
import { keptSuggestion } from '../suggestions/suggestion-sql';
import type { Question } from './prompt';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 7 * DAY_MS;

// An empty list is usually a mistake of the model, so it is kept for an hour only.
const EMPTY_KEPT_MS = DAY_MS / 24;

/** A row and not a lock: it needs no connection while the AI answers, and expires when its request dies. */
export async function claimQuestion({ postcode, radius }: Question, claim: string, forMs: number) {
  const taken = await db.$executeRaw`
    insert into ai_questions (postcode, radius, claim, expires_at)
    values (${postcode}, ${radius}, ${claim}::uuid, now() + ${forMs}::float8 * interval '1 ms')
    on conflict (postcode, radius) do update
      set claim = excluded.claim, answered = false, expires_at = excluded.expires_at
      where ai_questions.expires_at <= now()`;
  return taken === 1;
}

export async function saveSuggestions(
  { postcode, radius }: Question,
  claim: string,
  suggestions: Suggestion[],
): Promise<KeptSuggestion[]> {
  const keptMs = suggestions.length > 0 ? KEPT_MS : EMPTY_KEPT_MS;
  const kept = suggestions.map((suggestion) => ({ ...suggestion, id: randomUUID() }));
  await db.$executeRaw`
    with question as (
      update ai_questions set answered = true, expires_at = now() + ${keptMs}::float8 * interval '1 ms'
      where postcode = ${postcode} and radius = ${radius} and claim = ${claim}::uuid
    )
    insert into ai_suggestions (id, claim, rank, postcode, radius, name, features, access, pet_friendly, url,
                                town_name, town_state, latitude, longitude, km)
    select s.id, ${claim}::uuid, s.rank, ${postcode}, ${radius}, s.name, s.features, nullif(s.access, 'Unknown')::drivetrain,
           s."petFriendly" = 'Yes', s.url, town.name, town.state, town.latitude, town.longitude, town.km
    from rows from (jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as (
           id uuid, name text, features text[], access text, "petFriendly" text, url text, town jsonb
         )) with ordinality s(id, name, features, access, "petFriendly", url, town, rank),
         jsonb_to_record(coalesce(s.town, '{}')) town(name text, state text, latitude float8, longitude float8, km float8)`;
  return kept;
}

/** The requests that wait for the claim fail too, and the next request may claim the question. */
export async function failClaim({ postcode, radius }: Question, claim: string) {
  // Round down, because the column stores milliseconds: a `now()` rounded up would keep the claim
  // valid a moment longer.
  await db.$executeRaw`
    update ai_questions set expires_at = date_trunc('milliseconds', now())
    where postcode = ${postcode} and radius = ${radius} and claim = ${claim}::uuid`;
}

export async function releaseClaim({ postcode, radius }: Question, claim: string) {
  await db.aiQuestion.deleteMany({ where: { postcode, radius, claim } });
}

/** `suggestions` is null while a request is asking the AI. */
export async function questionRow({ postcode, radius }: Question) {
  const [row] = await db.$queryRaw<{ claim: string; suggestions: KeptSuggestion[] | null; live: boolean }[]>`
    select q.claim::text, q.expires_at > now() live, case when q.answered then (
      select coalesce(json_agg(${keptSuggestion} order by s.rank), '[]') from ai_suggestions s where s.claim = q.claim
    ) end suggestions
    from ai_questions q where q.postcode = ${postcode} and q.radius = ${radius}`;
  return row ?? null;
}
