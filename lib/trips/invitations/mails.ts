import 'server-only';
import type { KnownSite } from '@/lib/campsites/facts/known-facts';
import type { MailFact } from '@/lib/server/mail/content';
import { capital, oneLine, peopleText } from '@/lib/text';
import { askedOfSite } from '../fit/asked';
import { composeTripMail } from '../mails/compose-trip-mail';
import {
  type Addressee,
  aboutSite,
  called,
  coverPicture,
  type Mailed,
  type OrganisedTrip,
  replyTo,
  replyToOrganiser,
  siteName,
  type ToldTrip,
  when,
  where,
} from '../mails/mail-facts';
import { namedInMail, personInMail, spamSignIn } from '../mails/spam-signs';
import { areSeveral } from '../stops/stops';
import { hasOpenDates, hasOpenSite } from '../undecided/when-and-where';
import { answers, invitationUrl, reportUrl } from './links/link';
import { comingText, type WhoComes } from './who-comes';

export interface InvitationFacts extends ToldTrip {
  /** When a co-organiser invites, the address is left out: the organiser hasn't given it to these people. */
  organiser: { name: string; email?: string };
  mapUrl: string | null;
  known: KnownSite | null;
  /** The campsite's answers to the organisers' questions. */
  asked?: MailFact[];
  cover: string;
  coming: WhoComes;
  note: { text: string; by: string } | null;
}

export const askedAtSite = (findings: Parameters<typeof askedOfSite>[0]): MailFact[] =>
  askedOfSite(findings.filter(({ why }) => !why || !spamSignIn(why))).map(({ said, by }) => ({
    label: 'Asked',
    value: oneLine(said),
    detail: oneLine(by),
  }));

/** With `signup`, the invitee can sign up without a confirmation mail. */
export function invitationMail(
  to: string,
  { token, signup }: { token: string; signup: string },
  { organiser, mapUrl, known, asked = [], cover, coming, note, ...trip }: InvitationFacts,
) {
  const name = personInMail(organiser.name);
  const title = (trip.tripName && namedInMail(trip.tripName)) ?? siteName(trip.locationName);
  const site = where(trip);
  const open = hasOpenDates(trip.openVote) || hasOpenSite(trip.openVote);
  return composeTripMail('invitations', to, `${name} invites you camping: ${title}`, {
    preheader: `${when(trip).value}, ${site.value}`,
    picture: coverPicture(cover),
    lead: `${name} invites you camping`,
    heading: title,
    ...(note && { quote: { text: note.text, by: personInMail(note.by) } }),
    paragraphs: open ? [VOTE_TOO] : [],
    facts: [
      when(trip),
      { ...site, ...(mapUrl && !areSeveral(trip.stops) && { href: mapUrl }) },
      ...aboutSite(known, trip),
      ...asked,
      ...comingFact(coming),
    ],
    action: answers(invitationUrl(token, { signup })),
    note: NOTHING_YET,
    report: reportUrl(invitationUrl(token)),
    closing: `This link is just for you. If you don’t know ${namedInMail(organiser.name) ?? 'who that is'}, ignore this email.`,
    replyTo: organiser.email ? replyTo({ name, email: organiser.email }) : undefined,
  });
}

const VOTE_TOO = 'Not everything is decided yet: you can vote on the next page.';
const NOTHING_YET = 'Nothing is sent until you say so on the next page. No account needed.';

function comingFact(coming: WhoComes): MailFact[] {
  const { households, people } = coming;
  const names = comingText(coming);
  const count = `${peopleText(people)} so far`;
  if (households === 0) return [];
  if (!names) return [{ label: 'Coming', value: count }];
  return [{ label: 'Coming', value: names, ...(people > 1 && { detail: count }) }];
}

export function uninvitedMail(to: Mailed, trip: OrganisedTrip) {
  return composeTripMail('changes', to.email, `A change of plans for ${called(trip)}`, {
    heading: 'A change of plans',
    paragraphs: [
      `The plans for ${called(trip)} have changed, and you’re no longer invited. There is nothing you need to do.`,
    ],
    facts: [where(trip), when(trip)],
    closing: `If this comes as a surprise, have a word with ${personInMail(trip.organiser.name)}.`,
    replyTo: replyToOrganiser(trip, to),
  });
}

/** Tells a guest that an organiser has made another answer and theirs one. */
export function mergedMail(
  to: Mailed,
  href: string,
  trip: OrganisedTrip,
  { by, check }: { by: string; check: string },
) {
  return composeTripMail('changes', to.email, `Your answer for ${called(trip)} has changed`, {
    heading: 'Two answers are one',
    paragraphs: [
      `${personInMail(by)} says that another answer for ${called(trip)} is yours too, and has joined the two. The links of both now open the same answer. Please ${check}.`,
    ],
    facts: [where(trip), when(trip)],
    action: { label: 'See or change my answer', href },
    closing: 'If the other answer isn’t yours, please say so to whoever organises the trip.',
    replyTo: replyToOrganiser(trip, to),
  });
}

export function reminderMail(
  to: Addressee,
  href: string,
  trip: OrganisedTrip,
  { coming, known, asked = [] }: Pick<InvitationFacts, 'coming' | 'known' | 'asked'>,
) {
  const name = personInMail(trip.organiser.name);
  const facts = [when(trip), where(trip), ...aboutSite(known, trip), ...asked, ...comingFact(coming)];
  const common = { closing: 'This link is just for you.', replyTo: replyToOrganiser(trip, to) };
  if (to.attending) {
    return composeTripMail('invitations', to.email, `Are you still going? ${capital(called(trip))}`, {
      heading: 'Are you still going?',
      paragraphs: [`${capital(called(trip))} has changed since you said that you’re going.`],
      facts,
      action: { label: 'Say if you’re still going', href },
      ...common,
    });
  }
  return composeTripMail('invitations', to.email, `Are you coming? ${name} would like to know`, {
    heading: 'Are you coming?',
    paragraphs: [`${name} has invited you to ${called(trip)} and is waiting for your answer.`],
    facts,
    action: answers(href),
    note: NOTHING_YET,
    report: reportUrl(href),
    ...common,
  });
}

export function coOrganiserMail(to: Mailed, href: string, trip: OrganisedTrip, appointed: boolean) {
  const organiser = personInMail(trip.organiser.name);
  const subject = appointed
    ? `You’re a co-organiser of ${called(trip)}`
    : `You’re no longer a co-organiser of ${called(trip)}`;
  return composeTripMail('changes', to.email, subject, {
    heading: appointed ? 'You’re a co-organiser' : 'You’re no longer a co-organiser',
    paragraphs: [
      appointed
        ? `${organiser} has asked you to help with ${called(trip)}: you can invite and remind people, and change the name, the dates and the campsite.`
        : `${organiser} has changed who helps to organise ${called(trip)}. You’re still on the trip, and your answer stands.`,
    ],
    facts: [where(trip), when(trip)],
    action: { label: 'See the trip', href },
    replyTo: replyToOrganiser(trip, to),
  });
}
