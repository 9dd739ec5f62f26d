import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

const testedFolder = join(process.env.E2E_DATA_DIR ?? '.data-e2e', 'mail');

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

async function mailTo(address: string, folder: string): Promise<Email[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name)).sort();
  const mails = await Promise.all(names.map((name) => read(join(folder, name))));
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

/** Waits for the newest mail to an address with a link to `path`, and returns the link. */
export async function linkMailedTo(
  address: string,
  path: string,
  { folder = testedFolder, patience = 20_000 } = {},
): Promise<string> {
  for (let waited = 0; waited < patience; waited += 250) {
    for (const mail of (await mailTo(address, folder)).reverse()) {
      const link = mail.text?.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname.startsWith(path));
      if (link) return withoutAnswer(link);
    }
    await sleep(250);
  }
  throw new Error(`no mail to ${address} with a link to ${path}`);
}

/** Returns the subjects of all mails to an address so far. */
export const subjectsMailedTo = async (address: string): Promise<(string | undefined)[]> =>
  (await mailTo(address, testedFolder)).map(({ subject }) => subject);

/** Returns the texts of all mails to an address so far. */
export const textsMailedTo = async (address: string): Promise<string[]> =>
  (await mailTo(address, testedFolder)).map(({ text = '' }) => text);

/**
 * Removes the answer that a mail's button adds to an invitation's link, so that the invitation's
 * page opens with nothing chosen.
 */
function withoutAnswer(link: string): string {
  const url = new URL(link);
  url.searchParams.delete('answer');
  return url.href;
}
