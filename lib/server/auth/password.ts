import 'server-only';
import { createHash } from 'node:crypto';
import { badInput } from '@/lib/errors';
import { PASSWORD_COST } from './password-cost';
import { bcryptCompare, bcryptHash } from './password-worker';

const COMMON = 3000;

// bcrypt reads at most 72 bytes and stops at a NUL; with a base64 digest every character counts.
const digest = (password: string) => createHash('sha384').update(password.normalize('NFKC')).digest('base64');

export const hashPassword = (password: string) => bcryptHash(digest(password), PASSWORD_COST);

/** Without a hash it takes as long as for a wrong password, so the time doesn't reveal who has an account. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const matches = await bcryptCompare(digest(password), hash ?? (await nobodysHash()));
  return matches && hash != null;
}

let nobody: Promise<string> | undefined;

function nobodysHash() {
  // Otherwise every later check without a hash would fail too.
  nobody ??= hashPassword('').catch((error: unknown) => {
    nobody = undefined;
    throw error;
  });
  return nobody;
}

let common: Promise<Set<string>> | undefined;

/** Throws 400 for one of the 3,000 most common passwords that are long enough for our rules. */
export async function requireUncommon(password: string): Promise<void> {
  common ??= loadCommon();
  if (!(await common).has(password.normalize('NFKC').toLowerCase())) return;
  const words = 'This is one of the most common passwords. Please choose another.';
  throw badInput(words, { password: words });
}

async function loadCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const ranked: string[] = dictionary['passwords-common'];
  return new Set(ranked.filter((password) => password.length >= 8).slice(0, COMMON));
}
