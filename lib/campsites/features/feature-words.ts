import { withoutAccents } from '@/lib/text';

export const featureWords = (name: string) =>
  withoutAccents(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
