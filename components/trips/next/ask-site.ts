import type { SiteQuestion } from '@/lib/trips/fit/asked';
import type { SiteContact } from '../fit/finding-row';

export interface AskSite {
  name: string;
  contact: SiteContact;
  questions: SiteQuestion[];
  /** The campsite's page, where the reader can tell other campers; null when there is none. */
  page: string | null;
}

/** An email with the questions that are open. */
export const askMail = (email: string, name: string, questions: readonly string[]): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Camping at ${name}`)}&body=${encodeURIComponent(`Hello,\n\n${questions.join('\n')}\n\nThank you`)}`;
