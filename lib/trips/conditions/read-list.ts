import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { fetchBounded } from '@/lib/server/http/fetch-bounded';
import { log } from '@/lib/server/log';
import type { Prisma } from '@/prisma/generated/client';
import type { Item, List } from './item';
import { isOld } from './known';

/** The whole request's time limit, from connecting to the end of the body. */
export const BOUND_MS = 10_000;
const MINUTE_MS = 60_000;
/** Less than the task's hour. With a whole hour, each second run could come a moment too early. */
const NEXT_MS = 55 * MINUTE_MS;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;

export type Outcome = 'changed' | 'same' | 'failed' | 'waits';

/**
 * Reads a list again when it is due. The last good copy stays when the list fails, and the next try
 * then waits longer. It also stays when the list is old, but a list that is only quiet is asked hourly.
 */
export async function readList(list: List, now = new Date(), boundMs = BOUND_MS): Promise<Outcome> {
  const { name } = list;
  const kept = await db.conditionList.findUnique({ where: { name } });
  if (kept && kept.nextAt > now) return 'waits';
  const signal = AbortSignal.timeout(boundMs);
  try {
    const { fresh, etag, lastModified } = await ask(list, kept?.items ? kept : null, now, signal);
    const saidAt = fresh ? fresh.saidAt : (kept?.saidAt ?? null);
    const asked = { failures: 0, nextAt: new Date(now.getTime() + NEXT_MS) };
    if (isOld(saidAt, now)) {
      const said = { ...asked, saidAt: kept?.saidAt ?? saidAt };
      await db.conditionList.upsert({ where: { name }, create: { name, ...said }, update: said });
      return 'same';
    }
    const read = { ...asked, readAt: now };
    const changes = fresh
      ? { ...read, items: fresh.items as unknown as Prisma.InputJsonArray, saidAt, etag, lastModified }
      : read;
    await db.conditionList.upsert({ where: { name }, create: { name, ...changes }, update: changes });
    return fresh && !isDeepStrictEqual(fresh.items, kept?.items) ? 'changed' : 'same';
  } catch (error) {
    const failures = Math.min((kept?.failures ?? 0) + 1, 1000);
    const nextAt = new Date(now.getTime() + waitAfter(failures));
    await db.conditionList.upsert({
      where: { name },
      create: { name, failures, nextAt },
      update: { failures, nextAt },
    });
    // The list's own text may be in the message of a parser, so only its first line is logged.
    log.warn(
      { list: name, failures, late: signal.aborted, why: firstLine(error) },
      'a list could not be read',
    );
    return 'failed';
  }
}

/** An hour after the first two failures, then twice as long each time, up to six hours. */
const waitAfter = (failures: number) =>
  Math.min(NEXT_MS * 2 ** Math.max(0, Math.min(failures, 10) - 2), LONGEST_WAIT_MS);

interface Kept {
  etag: string | null;
  lastModified: string | null;
}

interface Answer extends Kept {
  /** Null when the list hasn't changed. */
  fresh: { items: Item[]; saidAt: Date | null } | null;
}

async function ask(list: List, kept: Kept | null, now: Date, signal: AbortSignal): Promise<Answer> {
  const { headers, body } = await fetchBounded(addressOf(list), {
    signal,
    maxBytes: list.maxBytes,
    headers: {
      accept: '*/*',
      'user-agent': 'Campmates',
      ...(kept?.etag && { 'if-none-match': kept.etag }),
      ...(kept?.lastModified && { 'if-modified-since': kept.lastModified }),
    },
  });
  const etag = headerOf(headers, 'etag');
  const lastModified = headerOf(headers, 'last-modified');
  if (!body) {
    if (!kept) throw new Error('The list says that it hasn’t changed, but was never read');
    return { fresh: null, etag, lastModified };
  }
  const writtenAt = timeOfHeader(lastModified, now);
  const { at, items } = list.read(body, writtenAt ?? now);
  return { fresh: { items, saidAt: at ? new Date(at) : writtenAt }, etag, lastModified };
}

/** Null for a time that is wrong or still to come. Clocks may differ by a few minutes. */
function timeOfHeader(text: string | null, now: Date): Date | null {
  const time = Date.parse(text ?? '');
  return time <= now.getTime() + 5 * MINUTE_MS ? new Date(Math.min(time, now.getTime())) : null;
}

/** Null for a value that is longer than any real one. */
function headerOf(headers: Headers, name: string): string | null {
  const value = headers.get(name);
  return value && value.length <= 300 ? value : null;
}

function addressOf({ url }: List): URL {
  const { from } = env().CONDITIONS;
  if (!from) return new URL(url);
  const { host, pathname, search } = new URL(url);
  return new URL(`${from}/${host}${pathname}${search}`);
}

const firstLine = (error: unknown) =>
  String(error instanceof Error ? error.message : error).split('\n', 1)[0];
