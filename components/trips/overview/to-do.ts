import { answersText, countAnswers, remindable } from '@/lib/trips/attendance/answer-counts';
import type { TripPeople } from '@/lib/trips/attendance/people';
import type { OwnTools } from '@/lib/trips/own-tools';
import type { TripHead } from '@/lib/trips/trip-head';
import type { OverviewData } from '@/lib/trips/trip-overview';
import type { ShownFinding, SiteContact } from '../fit/finding-row';
import { namesText } from '../people/names-text';

/** Those whose answer is missing or out of date. */
export interface Waiting {
  /** "4 waiting, 1 to confirm". */
  text: string;
  /** Whom a reminder goes to: "Tom, Zoe and 4 more". */
  names: string;
  /** How many they are. */
  remind: number;
}

/** What a trip needs before anything else, as its page shows it. */
export interface ToDo {
  /** Whether those who are going suit the campsite. */
  findings: ShownFinding[];
  contact: SiteContact;
  /** Whether the viewer can do something about seats. */
  seats: boolean;
  /** Whether the viewer can say what the campsite has answered. */
  answers: boolean;
  /** For those who can remind them, where there are any. */
  waiting: Waiting | null;
}

export function toDoOf(page: TripHead & OverviewData, { organises, choosesParty }: OwnTools): ToDo {
  const { location: site } = page.location;
  return {
    findings: page.findings.map(({ who: _w, fact: _f, also: _a, ...shown }) => shown),
    contact: { phone: site.phone_contact, url: site.campsite_url },
    seats: organises !== null || choosesParty,
    answers: organises !== null,
    waiting: organises && waitingOf(page.people),
  };
}

/** Null where nobody can be reminded. By whatever the viewer knows of them; those without even an address go by their number. */
export function waitingOf(people: TripPeople): Waiting | null {
  const toRemind = remindable(people);
  if (toRemind.length === 0) return null;
  const names = toRemind.flatMap(({ name, email }) => name ?? email ?? []);
  return {
    text: answersText({ ...countAnswers(people), notGoing: 0 }),
    names: names.length === 0 ? 'Invited by email' : namesText(names),
    remind: toRemind.length,
  };
}
