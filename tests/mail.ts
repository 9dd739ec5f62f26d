import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { runDueJobs } from '@/lib/tasks/worker';
import { Prisma } from '@/prisma/generated/client';

let delivering = Promise.resolve();

// Runs one delivery after the other. A parallel delivery would find the jobs already taken, and
// would return before their mail files exist.
function deliverAll(): Promise<void> {
  delivering = delivering.then(runDueJobs);
  return delivering;
}

/** Makes queued jobs, and the pending notices and digests about trips, this many minutes older. */
export async function minutesPass(minutes: number): Promise<void> {
  const ago = Prisma.sql`${minutes}::int * interval '1 minute'`;
  await db.$executeRaw`update change_notices set due_at = due_at - ${ago}, told_at = told_at - ${ago}`;
  await db.$executeRaw`
    update digests set due_at = due_at - ${ago}, told_at = told_at - ${ago}, created_at = created_at - ${ago}`;
  await db.$executeRaw`update graphile_worker._private_jobs set run_at = run_at - ${ago} where locked_at is null`;
}

const parsed = new Map<string, Promise<Email>>();

/**
 * Reads and parses each file once, because a mail's file is complete from the start and never
 * changes.
 */
function read(file: string): Promise<Email> {
  const mail = parsed.get(file) ?? readFile(file).then((source) => PostalMime.parse(source));
  parsed.set(file, mail);
  return mail;
}

/**
 * Returns all mails to an address so far, oldest first. Delivers queued mails through the real
 * queue first, and reads the files that it writes.
 */
export async function deliveredMail(address: string): Promise<Email[]> {
  await deliverAll();
  const folder = join(env().DATA_DIR, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name)).sort();
  const mails = await Promise.all(files.map((name) => read(join(folder, name))));
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

/** Returns the link to a path in a mail's text part. */
export function linkIn(mail: Email | undefined, path: string): string {
  const link = mail?.text?.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname.startsWith(path));
  if (!link) throw new Error(`no link to ${path} in "${mail?.subject}"`);
  return link;
}

/** Returns a mail's header lines by their names in lower case. */
export const headersOf = ({ headers }: Email): Record<string, string> =>
  Object.fromEntries(headers.map(({ key, value }) => [key, value]));

/**
 * Returns the token of the invitation that a mail links to. The link carries its own secret as
 * well.
 */
export const invitationIn = (mail: Email | undefined): string =>
  new URL(linkIn(mail, '/invite/')).pathname.split('/').at(-1) ?? '';
