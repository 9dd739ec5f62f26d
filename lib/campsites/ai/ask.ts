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
import { claimQuestion, failClaim, questionRow, releaseClaim, saveSuggestions } from './claims';
import type { Question } from './prompt';
import { callProvider } from './provider';
import type { Candidate } from './read-suggestions';
import { suburbsOf, townsOf } from './towns';

const MOST_KEPT = 20;
const ATTEMPTS = 2;
const PAUSE_MS = 300;
const POLL_MS = 200;
/**
 * How many milliseconds a claim (see claims.ts) stays valid after its request's deadline, to leave
 * time to save the suggestions.
 */
const CLAIM_SPARE_MS = 10_000;
/**
 * A campsite may lie outside its town. So a town counts as near enough up to the radius times this
 * factor.
 */
const TOLERANCE = 1.25;

const failed = () =>
  new AppError(503, 'AI suggestions could not be loaded right now. Please try again in a moment.', {
    retryAfterSeconds: 30,
  });

/**
 * Returns the stored suggestions. If none are stored, one request asks the AI, and the requests
 * that wait at the same time get the same suggestions. Throws 503 after a failure or at the
 * deadline.
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
    // The claim that this request waited for has failed. If each waiting request now asked again,
    // the failed calls would multiply.
    else if (row && row.claim === awaited) throw failed();
    else if (await claimQuestion(question, claim, deadlineMs + CLAIM_SPARE_MS))
      return ask(viewer, question, centre, claim, deadline);
    await sleep(POLL_MS);
  }
  throw failed();
}

/**
 * Asks the AI for the request that holds the claim. In every case it ends the claim: it saves the
 * suggestions, marks the claim as failed, or deletes the claim when the provider wasn't called.
 */
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

/**
 * Gives each campsite the position of its town, and drops the campsites whose town is too far from
 * the centre.
 */
async function locate(said: Candidate[], centre: Position, { radius }: Question): Promise<Suggestion[]> {
  const candidates = await eachSiteOnce(said);
  const towns = await townsOf(candidates, centre);
  return candidates
    .map(({ locality: _, state: __, ...site }, index) => ({ ...site, town: towns[index] ?? null }))
    .filter(({ town }) => !town || town.km <= radius * TOLERANCE)
    .sort((a, b) => (a.town?.km ?? Infinity) - (b.town?.km ?? Infinity) || 0)
    .slice(0, MOST_KEPT);
}

/**
 * Returns the campsites without later ones of the same name. Names are compared by site_name_key; a
 * campsite whose name has an empty key is dropped.
 */
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
 * Counts a call to the provider against the person's limit and against the limit for everybody. The
 * person's limit is checked first, so that a person who has used it up doesn't use up everybody's.
 * Throws 429 beyond the person's limit and 503 beyond everybody's.
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

/**
 * Counts a call only against the limit for everybody, so that a second attempt doesn't count for
 * the person again. Throws 503 beyond the limit.
 */
async function spendRetry(): Promise<void> {
  const seconds = await secondsToWait('aiForAll', 'everyone');
  if (seconds === 0) return;
  const words = `Everyone’s AI searches are used up for today. Please try again in ${waitFor(seconds)}.`;
  throw new AppError(503, words, { retryAfterSeconds: seconds });
}
