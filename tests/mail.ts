import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { runDueJobs } from '@/lib/tasks/worker';
import { Prisma } from '@/prisma/generated/client';

let delivering = Promise.resolve();

// One after the other: a second run would find the first one's jobs taken and not wait for their files.
function deliverAll(): Promise<void> {
  delivering = delivering.then(runDueJobs);
  return delivering;
}

/** Lets time go by for what waits on the queue, and for what was told of trips. */
export async function minutesPass(minutes: number): Promise<void> {
  const ago = Prisma.sql`${minutes}::int * interval '1 minute'`;
  await db.$executeRaw`update change_notices set due_at = due_at - ${ago}, told_at = told_at - ${ago}`;
  await db.$executeRaw`
    update digests set due_at = due_at - ${ago}, told_at = told_at - ${ago}, created_at = created_at - ${ago}`;
  await db.$executeRaw`update graphile_worker._private_jobs set run_at = run_at - ${ago} where locked_at is null`;
}

const parsed = new Map<string, Promise<Email>>();

/** A file holds one mail, whole, from the start: it is read and parsed once. */
function read(file: string): Promise<Email> {
  const mail = parsed.get(file) ?? readFile(file).then((source) => PostalMime.parse(source));
  parsed.set(file, mail);
  return mail;
}

/** Everything mailed to an address so far, oldest first: delivered by the real queue, read from the real files. */
export async function deliveredMail(address: string): Promise<Email[]> {
  await deliverAll();
  const folder = join(env().DATA_DIR, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name)).sort();
  const mails = await Promise.all(files.map((name) => read(join(folder, name))));
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

/** The link in a mail's text part that leads to a path. */
export function linkIn(mail: Email | undefined, path: string): string {
  const link = mail?.text?.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname.startsWith(path));
  if (!link) throw new Error(`no link to ${path} in "${mail?.subject}"`);
  return link;
}

/** A mail's header lines by their names, in small letters. */
export const headersOf = ({ headers }: Email): Record<string, string> =>
  Object.fromEntries(headers.map(({ key, value }) => [key, value]));

/** The invitation that a mail leads to, by its token; the mail's link carries its own secret besides. */
export const invitationIn = (mail: Email | undefined): string =>
  new URL(linkIn(mail, '/invite/')).pathname.split('/').at(-1) ?? '';
