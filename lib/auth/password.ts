import 'server-only';
import { createHash } from 'node:crypto';
import bcrypt from 'bcryptjs';

const COST = 11;

// bcrypt reads 72 bytes at most and stops at a NUL; a digest in base64 makes every character count.
const digest = (password: string) => createHash('sha384').update(password.normalize('NFKC')).digest('base64');

export const hashPassword = (password: string) => bcrypt.hash(digest(password), COST);

/** Takes as long for a missing hash as for a wrong password, so that time tells nothing about an address. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const matches = await bcrypt.compare(digest(password), hash ?? (await nobodysHash()));
  return matches && hash != null;
}

let nobody: Promise<string> | undefined;

function nobodysHash() {
  nobody ??= hashPassword('');
  return nobody;
}
