import { withoutAccents } from '@/lib/text';

export const MIN_FEATURE_QUERY = 2;

export const featureWords = (name: string) =>
  withoutAccents(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
