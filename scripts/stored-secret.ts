import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from './data-folder';
import { hasCode } from './refusal';

/** The first start creates it in a file in DATA_DIR that only its owner can read. */
export async function storedSecret(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept) return kept.trim();

  await dataFolder(folder, 0o700);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  // Linking is atomic, so two first starts at the same time get the same secret.
  await link(draft, file).catch((error) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
  await rm(draft);
  return (await readFile(file, 'utf8')).trim();
}
