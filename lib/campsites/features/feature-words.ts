import { withoutAccents } from '@/lib/text';

/**
 * Returns a feature's name as look-ups compare it: lower case, without
 * accents, separated by single spaces.
 */
export const featureWords = (name: string) =>
  withoutAccents(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
