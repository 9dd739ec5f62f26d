import { daysBetween } from '@/lib/dates';
import { countText, listText } from '@/lib/text';
import { remindable } from '../attendance/answer-counts';
import type { TripInvitee } from '../attendance/schema';
import { shortName } from '../households/household-name';
import { call, goTo, type Reader, thing } from './reader';
import type { NextCall, NextThing } from './thing';

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
  // A co-organiser sees no addresses.
  const bounced = page.role === 'organiser' ? pending.filter(({ id }) => page.bounced.includes(id)) : [];
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

/** In days, because the exact time isn't known here. */
const BETWEEN_REMINDERS = 2;

function waiting({ page, stage, day, path, href }: Reader): NextThing[] {
  const wait = stage === 'packing' ? WAIT_DAYS_BEFORE_TRIP : WAIT_DAYS;
  const due = remindable(page.people).filter(
    ({ id, asked_on, reminded_on }) =>
      daysBetween(asked_on, day) >= wait &&
      (reminded_on === null || daysBetween(reminded_on, day) >= BETWEEN_REMINDERS) &&
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
        send: remindAll(due),
        undo: null,
        done: one && names[0] ? `${names[0]} gets a reminder` : `${countText(due.length, 'reminder')} sent`,
      },
    }),
  ];

  /** The call without a household would also remind those that this thing doesn't name. */
  function remindAll([one, ...others]: readonly TripInvitee[]): NextCall | null {
    if (!one) return null;
    const next = remindAll(others);
    const first = call('POST', path('/reminders'), { invitee_id: one.id });
    return next ? { ...first, next } : first;
  }
}
