import 'server-only';
import { momentIn, zoneText } from '@/lib/places/clock';
import { env } from '@/lib/server/env';
import type { MailContent, MailFact } from '@/lib/server/mail/content';
import { composeMail } from '@/lib/server/mail/layout';
import { capital, oneLine } from '@/lib/text';
import { shortName } from '../households/household-name';
import { invitationToken, invitationUrl } from '../invitations/links/link';
import { siteName } from '../mails/mail-facts';
import { personInMail } from '../mails/spam-signs';
import { stopText } from '../stops/stop-words';
import { stopDays, stopsNamed } from '../stops/told-stops';
import { hasOpenDates, inOne, whenOf, whereOf } from '../undecided/when-and-where';
import { leavingText } from './leaving-text';
import { ownStops, type Plan, planUrl } from './plan';
import { NO_SEARCH } from './plan-limits';

/** "Sam" for "Sam Whitby"; a family's name isn't shortened. */
export const householdOf = ({ householdName }: Pick<Plan, 'householdName'>) =>
  personInMail(shortName(householdName));

const personOf = ({ name }: Pick<Plan, 'name'>) => personInMail(shortName(name));

const timeOf = ({ zone }: Pick<Plan, 'zone'>, at: Date) => `${momentIn(zone, at)} (${zoneText(zone)})`;

const times = (plan: Plan): MailFact[] => [
  { label: 'Back by', value: timeOf(plan, plan.backAt) },
  { label: 'Worry from', value: timeOf(plan, plan.worryAt) },
];

function siteOf({ trip }: Plan): MailFact[] {
  if (!trip) return [];
  const stops = ownStops(trip);
  if (stops.length === 0)
    return [{ label: 'Where', value: inOne(whereOf(trip.locationName, trip.openVote, siteName)) }];
  if (hasOpenDates(trip.openVote)) return [{ label: 'Where', value: stopsNamed(stops, siteName) }];
  return stops.map((stop) => ({
    label: capital(stopText(stop)),
    value: siteName(stop.location_name),
    detail: stopDays(stop),
  }));
}

const datesOf = ({ trip }: Plan): MailFact[] =>
  trip && hasOpenDates(trip.openVote)
    ? [
        {
          label: 'When',
          value: inOne(whenOf({ start_date: trip.start, end_date: trip.end }, trip.openVote)),
        },
      ]
    : [];

const whatToDo = (plan: Plan) =>
  `If you haven’t heard from them by ${timeOf(plan, plan.worryAt)}, call ${householdOf(plan)}${plan.ownPhone ? ` on ${plan.ownPhone}` : ''}. If you can’t reach them, call the police: 000 if you think that they’re in danger, 131 444 otherwise. The page says where they are and what they drive.`;

type ToPerson = 'named' | 'plan' | 'moved' | 'shut' | 'back' | 'alarm';
type ToHousehold = 'remind' | 'ask' | 'moved' | 'refused' | 'not me' | 'allowed' | 'back';

export type HomeMailKind = ToPerson | ToHousehold;

export function mailToPerson(kind: ToPerson, plan: Plan) {
  const { subject, ...content } = toPerson[kind](plan);
  return composeMail(plan.email, subject, {
    ...content,
    closing: `${householdOf(plan)} has entered this address on Campmates. ${kind === 'shut' || kind === 'back' ? 'You won’t get more emails about this trip.' : 'If it isn’t for you, say so on the page.'}`,
  });
}

type Words = MailContent & { subject: string };

const toPerson: Record<ToPerson, (plan: Plan) => Words> = {
  // Sent when the plan is made, so that a wrong address is noticed before the day of leaving.
  named: (plan) => ({
    subject: `${householdOf(plan)} will leave a camping plan with you${leavingText(plan)}`,
    heading: `Hi ${personOf(plan)}, ${householdOf(plan)} is going camping`,
    paragraphs: [
      `They leave${leavingText(plan)}. That morning you get the plan: where they are, what they drive, and when to worry. You don’t need to do anything before then.`,
      `${NO_SEARCH} That’s up to you.`,
    ],
    facts: [...siteOf(plan), ...datesOf(plan)],
    action: { label: 'See what it’s about', href: planUrl(plan.id) },
  }),
  plan: (plan) => ({
    subject: `${householdOf(plan)} is going camping and leaves the plan with you`,
    heading: `Hi ${personOf(plan)}, ${householdOf(plan)} is going camping`,
    paragraphs: [
      `They leave${leavingText(plan)}, and you are the one who would notice if they don’t come back.`,
      whatToDo(plan),
      `${NO_SEARCH} That’s up to you.`,
    ],
    facts: [...siteOf(plan), ...datesOf(plan), ...times(plan)],
    action: { label: 'See the plan', href: planUrl(plan.id) },
  }),
  moved: (plan) => ({
    subject: `${householdOf(plan)}’s plan has changed: back by ${timeOf(plan, plan.backAt)}`,
    heading: `${householdOf(plan)} now expects to be back by ${timeOf(plan, plan.backAt)}`,
    paragraphs: [whatToDo(plan), `${NO_SEARCH} That’s up to you.`],
    facts: [...siteOf(plan), ...datesOf(plan), ...times(plan)],
    action: { label: 'See the plan', href: planUrl(plan.id) },
  }),
  shut: (plan) => ({
    subject: `${householdOf(plan)}’s plan has been shut`,
    heading: 'You don’t need to wait for anyone',
    paragraphs: [
      `${householdOf(plan)} isn’t going on this trip as planned, or has taken the plan back. There is nothing for you to do.`,
    ],
  }),
  back: (plan) => ({
    subject: `${householdOf(plan)} is back`,
    heading: 'They’re home',
    paragraphs: [
      `${householdOf(plan)} said so on ${timeOf(plan, plan.backSaidAt ?? plan.backAt)}. Thank you for keeping the plan.`,
    ],
  }),
  alarm: (plan) => ({
    subject: `${householdOf(plan)} hasn’t said that they’re back`,
    heading: `${householdOf(plan)} was to be back by ${timeOf(plan, plan.backAt)}`,
    paragraphs: [
      `Nobody has said that they’re back, and this is the time from which you were asked to worry. Call ${householdOf(plan)} first${plan.ownPhone ? `, on ${plan.ownPhone}` : ''}. They may be home and have forgotten to say so, or be without reception.`,
      'If you can’t reach them, call the police: 000 if you think that they’re in danger, 131 444 otherwise. The page has what the police will ask for, as far as they’ve said it: where, which cars, which way.',
      `${NO_SEARCH} That’s up to you.`,
    ],
    facts: [...siteOf(plan), ...datesOf(plan), ...times(plan)],
    action: { label: 'See the plan', href: planUrl(plan.id) },
  }),
};

const householdUrl = ({ tripId, householdId, trip }: Plan) =>
  trip?.hasAccount
    ? `${env().APP_URL}/trip/${tripId}/home-contact`
    : `${invitationUrl(invitationToken(householdId))}?part=home-contact`;

/** Null when the household has no email address. */
export function mailToHousehold(kind: ToHousehold, plan: Plan) {
  const to = plan.trip?.email;
  if (!to) return null;
  const { subject, ...content } = toHousehold[kind](plan);
  return composeMail(to, subject, content);
}

const sayBack = (plan: Plan) => ({ label: 'We’re back', href: householdUrl(plan) });

const toHousehold: Record<ToHousehold, (plan: Plan) => Words> = {
  remind: (plan) => ({
    subject: `Back soon? ${personOf(plan)} expects you by ${momentIn(plan.zone, plan.backAt)}`,
    heading: `${personOf(plan)} expects you by ${momentIn(plan.zone, plan.backAt)}`,
    paragraphs: ['One tap says that you’re back. Running late? Choose a later time there.'],
    action: sayBack(plan),
  }),
  ask: (plan) => ({
    subject: `Are you back? ${personOf(plan)} worries from ${momentIn(plan.zone, plan.worryAt)}`,
    heading: `You said ${momentIn(plan.zone, plan.backAt)}. Are you back?`,
    paragraphs: [
      `Please say so before ${timeOf(plan, plan.worryAt)}. After that we tell ${personOf(plan)} that you aren’t back, and whom to call.`,
    ],
    action: sayBack(plan),
  }),
  moved: (plan) => ({
    subject: 'Your plan at home has changed with the trip',
    heading: `${personOf(plan)} expects you by ${momentIn(plan.zone, plan.backAt)} now`,
    paragraphs: [
      'The trip has other dates or another campsite. Both times have moved with your last day. Please check them.',
    ],
    facts: times(plan),
    action: { label: 'Check the times', href: householdUrl(plan) },
  }),
  refused: (plan) => ({
    subject: `${personOf(plan)} hasn’t got your plan`,
    heading: `${personOf(plan)} hasn’t got your plan`,
    paragraphs: [
      `${oneLine(plan.email)} can’t receive email. Please check the address, or name somebody else.`,
    ],
    action: { label: 'Fix the address', href: householdUrl(plan) },
  }),
  'not me': (plan) => ({
    subject: `${personOf(plan)} says that the plan isn’t for them`,
    heading: 'Nobody at home has your plan',
    paragraphs: [
      `${personOf(plan)} doesn’t want it, or the address is somebody else’s. Please name another person.`,
    ],
    action: { label: 'Name somebody else', href: householdUrl(plan) },
  }),
  allowed: (plan) => ({
    subject: `${personOf(plan)} takes your plan after all`,
    heading: `${personOf(plan)} takes your plan after all`,
    paragraphs: ['They first said that it isn’t for them, and have taken that back.'],
    action: { label: 'See the plan', href: householdUrl(plan) },
  }),
  back: (plan) => ({
    subject: `${personOf(plan)} says that you’re back`,
    heading: `${personOf(plan)} says that you’re back`,
    paragraphs: [
      'The plan is closed, and nobody waits for you any more. If that’s wrong, save the plan again.',
    ],
    action: { label: 'See the plan', href: householdUrl(plan) },
  }),
};
