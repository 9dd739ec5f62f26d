import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from './data-folder';
import { hasCode } from './refusal';

/** A random secret, made at the first start and kept under DATA_DIR for its owner's eyes alone. */
export async function storedSecret(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept) return kept.trim();

  await dataFolder(folder, 0o700);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  // A link appears whole or not at all, so two first starts at once agree on one secret.
  await link(draft, file).catch((error) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
  await rm(draft);
  return (await readFile(file, 'utf8')).trim();
}
