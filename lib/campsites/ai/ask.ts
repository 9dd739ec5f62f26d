import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@/lib/errors';
import type { Position } from '@/lib/geometry';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { giveBack, secondsToWait, waitFor } from '@/lib/server/http/rate-limiter';
import { countEvent } from '@/lib/server/metrics/meter';
import type { KeptSuggestion, Suggestion } from '../suggestions/schema';
import { keptSuggestion } from '../suggestions/to-suggestion';
import type { Question } from './prompt';
import { callProvider } from './provider';
import type { Candidate } from './read-suggestions';
import { suburbsOf, townsOf } from './towns';

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

async function saveSuggestions(
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

async function releaseClaim({ postcode, radius }: Question, claim: string) {
  await db.aiQuestion.deleteMany({ where: { postcode, radius, claim } });
}

/** `suggestions` is null while a request is asking the AI. */
async function questionRow({ postcode, radius }: Question) {
  const [row] = await db.$queryRaw<{ claim: string; suggestions: KeptSuggestion[] | null; live: boolean }[]>`
    select q.claim::text, q.expires_at > now() live, case when q.answered then (
      select coalesce(json_agg(${keptSuggestion} order by s.rank), '[]') from ai_suggestions s where s.claim = q.claim
    ) end suggestions
    from ai_questions q where q.postcode = ${postcode} and q.radius = ${radius}`;
  return row ?? null;
}

const MOST_KEPT = 20;
const ATTEMPTS = 2;
const PAUSE_MS = 300;
const POLL_MS = 200;
/** How long a claim outlives its request's deadline, to leave time to save. */
const CLAIM_SPARE_MS = 10_000;
/** A campsite may lie outside its town, so the town may be further away than the radius. */
const TOLERANCE = 1.25;

const failed = () =>
  new AppError(503, 'AI suggestions could not be loaded right now. Please try again in a moment.', {
    retryAfterSeconds: 30,
  });

/**
 * Requests that wait at the same time share one call to the AI. Throws 503 after a failure or at
 * the deadline.
 */
export async function storedOrAsked(
  viewer: Viewer,
  question: Question,
  centre: Position,
  deadlineMs: number,
): Promise<KeptSuggestion[]> {
  const deadline = AbortSignal.timeout(deadlineMs);
  const claim = randomUUID();
  let awaited: string | undefined;
  while (!deadline.aborted) {
    const row = await questionRow(question);
    if (row?.live && row.suggestions) return row.suggestions;
    if (row?.live) awaited = row.claim;
    // If each request whose awaited claim failed asked again, the failed calls would multiply.
    else if (row && row.claim === awaited) throw failed();
    else if (await claimQuestion(question, claim, deadlineMs + CLAIM_SPARE_MS))
      return ask(viewer, question, centre, claim, deadline);
    await sleep(POLL_MS);
  }
  throw failed();
}

/** Ends the claim in every case: saves, fails or, when the provider wasn't called, deletes it. */
async function ask(
  viewer: Viewer,
  question: Question,
  centre: Position,
  claim: string,
  deadline: AbortSignal,
): Promise<KeptSuggestion[]> {
  let asked = false;
  try {
    const surroundings = { ...centre, ...(await suburbsOf(question.postcode)) };
    let withFormat = true;
    for (let attempt = 1; !deadline.aborted; attempt++) {
      await (asked ? spendRetry() : spendCall(viewer));
      asked = true;
      const outcome = await callProvider(question, surroundings, { signal: deadline, withFormat });
      countEvent('campmates_ai_calls_total', outcome.candidates ? 'answered' : 'failed');
      if (outcome.candidates) {
        const suggestions = await locate(outcome.candidates, centre, question);
        return await saveSuggestions(question, claim, suggestions);
      }
      if (outcome.again === 'never' || attempt === ATTEMPTS) break;
      withFormat = outcome.again === 'same';
      await sleep(PAUSE_MS);
    }
    throw failed();
  } catch (error) {
    await (asked ? failClaim(question, claim) : releaseClaim(question, claim)).catch(() => undefined);
    throw error;
  }
}

async function locate(said: Candidate[], centre: Position, { radius }: Question): Promise<Suggestion[]> {
  const candidates = await eachSiteOnce(said);
  const towns = await townsOf(candidates, centre);
  return candidates
    .map(({ locality: _, state: __, ...site }, index) => ({ ...site, town: towns[index] ?? null }))
    .filter(({ town }) => !town || town.km <= radius * TOLERANCE)
    .sort((a, b) => (a.town?.km ?? Infinity) - (b.town?.km ?? Infinity) || 0)
    .slice(0, MOST_KEPT);
}

/** Compares names by site_name_key, and drops a name whose key is empty. */
export async function eachSiteOnce<T extends { name: string }>(sites: readonly T[]): Promise<T[]> {
  const names = sites.map(({ name }) => name);
  const first = await db.$queryRaw<{ index: number }[]>`
    select min(index)::int - 1 index
    from unnest(${names}::text[]) with ordinality named(name, index)
    where site_name_key(name) <> ''
    group by site_name_key(name)
    order by index`;
  return first.flatMap(({ index }) => sites[index] ?? []);
}

/**
 * Throws 429 beyond the person's limit and 503 beyond everybody's. The person's limit is checked
 * first, so that a person who has used it up doesn't use up everybody's.
 */
async function spendCall({ userId }: Viewer): Promise<void> {
  const seconds = await secondsToWait('aiByPerson', userId);
  if (seconds > 0) {
    const words = `You have used up your AI searches for today. Please try again in ${waitFor(seconds)}.`;
    throw new AppError(429, words, { retryAfterSeconds: seconds });
  }
  await spendRetry().catch(async (error: unknown) => {
    await giveBack('aiByPerson', userId);
    throw error;
  });
}

/** A second attempt counts only against the limit for everybody, not for the person again. */
async function spendRetry(): Promise<void> {
  const seconds = await secondsToWait('aiForAll', 'everyone');
  if (seconds === 0) return;
  const words = `Everyone’s AI searches are used up for today. Please try again in ${waitFor(seconds)}.`;
  throw new AppError(503, words, { retryAfterSeconds: seconds });
}
