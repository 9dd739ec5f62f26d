import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';

export async function findInMail(dataDir: string, email: string, pattern: RegExp): Promise<string> {
  const folder = join(dataDir, 'mail');
  for (let tries = 0; tries < 100; tries++) {
    // Names that start with a dot are files that are still being written.
    for (const name of (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name))) {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      const found = pattern.exec(mail.text ?? '')?.[0];
      if (mail.to?.[0]?.address === email && found) return found;
    }
    await sleep(100);
  }
  throw new Error(`no mail to ${email} with ${pattern} in ${folder}`);
}
