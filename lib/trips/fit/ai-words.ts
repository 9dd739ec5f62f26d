import { accessTexts } from '@/lib/campsites/known-facts';
import type { Finding, FitSite } from './finding';

/**
 * Adds an AI's words to a finding that somebody has to check. It must still be checked, because an
 * AI's words are no fact.
 */
export function withAiWords(found: Finding, ai: FitSite['ai']): Finding {
  const words = found.level === 'check' && ai ? wordsFor(found, ai) : null;
  return words ? { ...found, why: [found.why, `An AI says: ${words}.`].filter(Boolean).join(' ') } : found;
}

function wordsFor({ rule }: Finding, { access, pets }: NonNullable<FitSite['ai']>): string | null {
  if (rule === 'pets') return pets === null ? null : pets ? 'pets welcome' : 'no pets';
  return rule === 'access' || rule === 'trailer_access' ? access && accessTexts[access] : null;
}
