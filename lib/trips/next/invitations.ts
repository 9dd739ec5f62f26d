import { daysBetween } from '@/lib/dates';
import { countText, listText } from '@/lib/text';
import { remindable } from '../attendance/answer-counts';
import { shortName } from '../households/household-name';
import { call, goTo, type Reader, thing } from './reader';
import type { NextThing } from './thing';

/** After so many days without an answer, the organisers are asked to remind. */
const WAIT_DAYS = 7;
const WAIT_DAYS_BEFORE_TRIP = 2;

/** Ranks 7 and 17: nobody invited, bounced invitations, and households that haven't answered. */
export function invitations(reader: Reader): NextThing[] {
  const { page, prepares, runs, href } = reader;
  if (!prepares || !runs) return [];
  const { attendees, pending, notGoing } = page.people;
  if (attendees.length + pending.length + notGoing.length <= 1)
    return [
      thing('7', '', 'Invite your people', {
        icon: 'user-plus',
        part: 'people',
        action: goTo('Invite people', href('/people')),
      }),
    ];
  const bounced = pending.filter(({ id }) => page.bounced.includes(id));
  return [
    ...bounced.map(({ id, name, email }) =>
      thing('7', id, name ? `${shortName(name)}’s invitation bounced` : 'An invitation bounced', {
        icon: 'mail',
        part: 'people',
        text: email ? `${email} can’t get mails.` : '',
        action: goTo('Fix the address', href('/people')),
      }),
    ),
    ...waiting(reader),
  ];
}

function waiting({ page, stage, day, path, href }: Reader): NextThing[] {
  const wait = stage === 'packing' ? WAIT_DAYS_BEFORE_TRIP : WAIT_DAYS;
  const due = remindable(page.people).filter(
    ({ id, asked_on, reminded_on }) =>
      daysBetween(asked_on, day) >= wait &&
      (reminded_on === null || reminded_on < day) &&
      !page.bounced.includes(id),
  );
  const [first, ...more] = due;
  if (!first) return [];
  const names = due.flatMap(({ name }) => (name ? shortName(name) : []));
  const one = more.length === 0;
  const said = first.reconfirm ? 'confirmed' : 'answered';
  const heading =
    names.length < due.length || names.length > 2
      ? `${countText(due.length, 'household')} ${one ? 'hasn’t' : 'haven’t'} answered`
      : `${listText(names)} ${one ? `hasn’t ${said}` : 'haven’t answered'}`;
  return [
    thing('17', due.map(({ id }) => id).join(' '), heading, {
      icon: 'mail',
      part: 'people',
      text:
        one && !first.reconfirm ? `Invited ${countText(daysBetween(first.asked_on, day), 'day')} ago.` : '',
      action: {
        label: 'Remind',
        href: href('/people'),
        send: call('POST', path('/reminders'), one ? { invitee_id: first.id } : {}),
        undo: null,
        done: one && names[0] ? `${names[0]} gets a reminder` : `${countText(due.length, 'reminder')} sent`,
      },
    }),
  ];
}
