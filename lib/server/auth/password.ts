import 'server-only';
import { createHash } from 'node:crypto';
import { badInput } from '@/lib/errors';
import { PASSWORD_COST } from './password-cost';
import { bcryptCompare, bcryptHash } from './password-worker';

const COMMON = 3000;

// bcrypt reads 72 bytes at most and stops at a NUL; a digest in base64 makes every character count.
const digest = (password: string) => createHash('sha384').update(password.normalize('NFKC')).digest('base64');

export const hashPassword = (password: string) => bcryptHash(digest(password), PASSWORD_COST);

/** Takes as long for a missing hash as for a wrong password, so that time tells nothing about an address. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const matches = await bcryptCompare(digest(password), hash ?? (await nobodysHash()));
  return matches && hash != null;
}

let nobody: Promise<string> | undefined;

function nobodysHash() {
  // A failure is not kept: it would be everybody's who has no account.
  nobody ??= hashPassword('').catch((error: unknown) => {
    nobody = undefined;
    throw error;
  });
  return nobody;
}

let common: Promise<Set<string>> | undefined;

/** Refuses the 3,000 most common passwords of those long enough to be one here. */
export async function requireUncommon(password: string): Promise<void> {
  common ??= loadCommon();
  if (!(await common).has(password.normalize('NFKC').toLowerCase())) return;
  const words = 'This is one of the most common passwords. Please choose another.';
  throw badInput(words, { password: words });
}

async function loadCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // Most common first.
  const ranked: string[] = dictionary['passwords-common'];
  return new Set(ranked.filter((password) => password.length >= 8).slice(0, COMMON));
}
