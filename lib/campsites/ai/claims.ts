import 'server-only';
import { z } from 'zod';
import { db } from '@/lib/server/db/client';
import type { Question } from './prompt';
import { type Suggestion, suggestion } from './schema';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 7 * DAY_MS;

// An empty list is more often the model's slip than the truth.
const EMPTY_KEPT_MS = DAY_MS / 24;

/**
 * Takes the question for one request, which then asks; false when another has it or there are suggestions. A row
 * rather than a lock: it holds no connection while the provider thinks, works across servers, and runs out by
 * itself when its request dies.
 */
export async function claimQuestion({ postcode, radius }: Question, claim: string, forMs: number) {
  const taken = await db.$executeRaw`
    insert into ai_questions (postcode, radius, claim, expires_at)
    values (${postcode}, ${radius}, ${claim}::uuid, now() + ${forMs}::float8 * interval '1 ms')
    on conflict (postcode, radius) do update
      set claim = excluded.claim, suggestions = null, expires_at = excluded.expires_at
      where ai_questions.expires_at <= now()`;
  return taken === 1;
}

/** Saves the suggestions for everybody. */
export async function saveSuggestions(
  { postcode, radius }: Question,
  claim: string,
  suggestions: Suggestion[],
) {
  const keptMs = suggestions.length > 0 ? KEPT_MS : EMPTY_KEPT_MS;
  await db.$executeRaw`
    update ai_questions
    set suggestions = ${JSON.stringify(suggestions)}::jsonb, expires_at = now() + ${keptMs}::float8 * interval '1 ms'
    where postcode = ${postcode} and radius = ${radius} and claim = ${claim}::uuid`;
}

/** Ends a claim that found nothing: those who wait for it have failed too, the next to ask may try. */
export async function failClaim({ postcode, radius }: Question, claim: string) {
  await db.$executeRaw`
    update ai_questions set expires_at = now()
    where postcode = ${postcode} and radius = ${radius} and claim = ${claim}::uuid`;
}

/** Deletes a claim that has asked nothing: those who wait may ask themselves. */
export async function releaseClaim({ postcode, radius }: Question, claim: string) {
  await db.aiQuestion.deleteMany({ where: { postcode, radius, claim } });
}

/** A question's row: its suggestions, or null while somebody asks, and whether it still counts. */
export async function questionRow({ postcode, radius }: Question) {
  const [row] = await db.$queryRaw<{ claim: string; suggestions: unknown; live: boolean }[]>`
    select claim::text, suggestions, expires_at > now() live
    from ai_questions where postcode = ${postcode} and radius = ${radius}`;
  return row ? { ...row, suggestions: z.array(suggestion).nullable().parse(row.suggestions) } : null;
}
