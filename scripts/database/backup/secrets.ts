import { randomBytes, scryptSync } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { decryptText, encryptText } from '../../../lib/server/cipher';
import { dataFolder } from '../../data-folder';
import { hasCode, Refusal, reasonOf } from '../../refusal';
import { carefully, writeWhole } from './backup-file';

/** The restored data needs these. An embedded database's passwords belong to their own cluster. */
const names = ['auth-secret', 'push-key', 'emergency-key'] as const;

const secretsSchema = z.partialRecord(z.enum(names), z.string().min(1));
type Secrets = z.output<typeof secretsSchema>;

const fileSchema = z.union([
  z.strictObject({ secrets: secretsSchema }),
  z.strictObject({ salt: z.base64(), encrypted: z.base64() }),
]);

// The key may be a phrase that a person has made up. scrypt makes guessing slow.
const keyOf = (phrase: string, salt: Buffer) => scryptSync(phrase, salt, 32);

/** Each one may be missing, because a variable can replace it. */
async function keptSecrets(dataDir: string): Promise<Secrets> {
  const secrets: Secrets = {};
  for (const name of names) {
    const secret = await readFile(fileOf(dataDir, name), 'utf8').catch(() => '');
    if (secret) secrets[name] = secret.trim();
  }
  return secrets;
}

const fileOf = (dataDir: string, name: string) => join(dataDir, 'secrets', name);

/** Encrypted if a key is given. Returns false when DATA_DIR has no secrets. */
export async function writeSecrets(path: string, dataDir: string, key?: string): Promise<boolean> {
  const secrets = await keptSecrets(dataDir);
  if (Object.keys(secrets).length === 0) return false;
  const content = key ? encrypt(secrets, key) : { secrets };
  await writeWhole(path, (draft) => writeFile(draft, `${JSON.stringify(content)}\n`, carefully));
  return true;
}

function encrypt(secrets: Secrets, key: string) {
  const salt = randomBytes(16);
  const encrypted = encryptText(keyOf(key, salt), JSON.stringify(secrets));
  return { salt: salt.toString('base64'), encrypted: encrypted.toString('base64') };
}

export async function readSecrets(path: string, key?: string): Promise<Secrets | undefined> {
  const content = await readFile(path, 'utf8').catch((error) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw new Refusal(`${path} cannot be read: ${error.message}`);
  });
  if (content === undefined) return undefined;
  const given = fileSchema.safeParse(parse(content));
  if (!given.success) throw new Refusal(`${path} is damaged, or holds no secrets of a backup.`);
  if ('secrets' in given.data) return given.data.secrets;
  if (!key) throw new Refusal(`${path} is encrypted: set BACKUP_KEY, or give --key-file.`);
  const { salt, encrypted } = given.data;
  try {
    const text = decryptText(keyOf(key, Buffer.from(salt, 'base64')), Buffer.from(encrypted, 'base64'));
    return secretsSchema.parse(JSON.parse(text));
  } catch {
    throw new Refusal(`${path} does not open with this key.`);
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Under temporary names. `use` puts them into effect once the database is restored; `drop` deletes them. */
export interface PlacedSecrets {
  use(): Promise<void>;
  drop(): Promise<void>;
}

/** Throws a Refusal if DATA_DIR has other secrets already and `replace` is false. */
export async function placeSecrets(
  dataDir: string,
  secrets: Secrets,
  replace: boolean,
): Promise<PlacedSecrets> {
  const kept = await keptSecrets(dataDir);
  const wanted = names.filter((name) => secrets[name] && secrets[name] !== kept[name]);
  const other = wanted.find((name) => kept[name]);
  if (other && !replace) {
    throw new Refusal(
      `${fileOf(dataDir, other)} belongs to another Campmates. Move it away or use --replace.`,
    );
  }
  await dataFolder(join(dataDir, 'secrets'), 0o700);
  const drafts = wanted.map((name) => ({ file: fileOf(dataDir, name), name }));
  const draftOf = (file: string) => `${file}.restored`;
  const drop = async () => {
    for (const { file } of drafts) await rm(draftOf(file), { force: true });
  };
  await drop();
  for (const { file, name } of drafts) {
    await writeFile(draftOf(file), `${secrets[name]}\n`, carefully);
  }
  return {
    use: async () => {
      for (const [at, { file }] of drafts.entries()) {
        await rename(draftOf(file), file).catch((error) => {
          const left = drafts.slice(at).map((draft) => draftOf(draft.file));
          throw new Refusal(
            `Restored, but the secrets could not be placed: copy them from ${left.join(', ')}. ${reasonOf(error)}`,
          );
        });
      }
    },
    drop,
  };
}
