import type { TripInvitee } from '@/lib/trips/attendance/schema';
import { waitingFor } from '@/lib/trips/attendance/waiting';
import type { OwnTools } from '@/lib/trips/own-tools';
import type { TripHead } from '@/lib/trips/trip-head';
import type { OverviewData } from '@/lib/trips/trip-overview';
import { leftToAnswer } from '@/lib/trips/vote/asked';
import type { ShownFinding, SiteContact } from '../fit/finding-row';
import { namesText } from '../people/names-text';

/** Those whose answer is missing. */
export interface Waiting {
  count: number;
  /** "Tom, Zoe and 4 more". */
  names: string;
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
  /** How many options of the trip's vote the viewer has yet to answer. */
  toVote: number;
}

export function toDoOf(page: TripHead & OverviewData, { organises, choosesParty }: OwnTools): ToDo {
  const { location: site } = page.location;
  return {
    findings: page.findings.map(({ who: _w, fact: _f, also: _a, ...shown }) => shown),
    contact: { phone: site.phone_contact, url: site.campsite_url },
    seats: organises !== null || choosesParty,
    answers: organises !== null,
    waiting: organises && waitingOf(waitingFor(page.people)),
    toVote: page.vote?.open ? leftToAnswer(page.vote.options, page.vote.answered) : 0,
  };
}

/** By whatever the viewer knows of them; those without even an address go by their number. */
export function waitingOf(waiting: TripInvitee[]): Waiting | null {
  if (waiting.length === 0) return null;
  const names = waiting.flatMap(({ name, email }) => name ?? email ?? []);
  return { count: waiting.length, names: names.length === 0 ? 'Invited by email' : namesText(names) };
}
