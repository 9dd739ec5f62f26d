export interface Ways {
  mail: boolean;
  bell: boolean;
  push: boolean;
}

interface Kind {
  name: string;
  /** Follows the name among the choices. */
  about: string;
  /** Until an account chooses. */
  ways: Ways;
  /** For an event without a push text of its own. */
  pushWords: string;
  /** The part of the trip's page that shows it. */
  part: string;
  /** Follows "You won’t get", before "any more". */
  mails: string;
  /** At the operator's desk. */
  mail: string;
  /** Pages of the release before the one that brought the kind don't send a choice for it. */
  added?: true;
}

const everyWay: Ways = { mail: true, bell: true, push: true };

/** In the order of the choices, and of the database's type `notification_kind`. */
const kinds = {
  answers: {
    name: 'Answers',
    about: 'on trips that you organise',
    ways: everyWay,
    pushWords: 'Somebody has answered',
    part: '/people',
    mails: 'emails about answers',
    mail: 'Answers',
  },
  announcements: {
    name: 'Announcements',
    about: 'by the organisers',
    ways: everyWay,
    pushWords: 'New announcement',
    part: '/notices',
    mails: 'emails with announcements',
    mail: 'Announcement',
  },
  comments: {
    name: 'Comments',
    about: 'by others on the trip',
    ways: { ...everyWay, push: false },
    pushWords: 'New comment',
    part: '/notices',
    mails: 'emails with comments',
    mail: 'Comments',
  },
  changes: {
    name: 'Changes',
    about: 'of dates or campsite',
    ways: everyWay,
    pushWords: 'The plan has changed',
    part: '',
    mails: 'emails about changes of trips',
    mail: 'Change of a trip',
  },
  todos: {
    name: 'To-dos',
    about: 'that are yours, and when they are due',
    ways: everyWay,
    pushWords: 'Something for you to do',
    part: '/todos',
    mails: 'emails about to-dos',
    mail: 'To-dos',
    added: true,
  },
  conditions: {
    name: 'Bans and roads',
    about: 'on official lists, from four days before a trip',
    ways: everyWay,
    pushWords: 'The official lists have changed',
    part: '/conditions',
    mails: 'emails about fire bans, fires and closed roads',
    mail: 'Bans and roads',
    added: true,
  },
} satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof kinds;

export const kindOf = (kind: NotificationKind): Kind => kinds[kind];

export const notificationKinds = Object.keys(kinds) as NotificationKind[];

export const forEachKind = <Value>(from: (kind: Kind) => Value) =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, from(kinds[kind])])) as Record<
    NotificationKind,
    Value
  >;

export const defaultWays = forEachKind(({ ways }) => ways);

export type MailKind = NotificationKind | 'invitations';

export const mailKinds: readonly MailKind[] = ['invitations', ...notificationKinds];

/** Follows "You won’t get", before "any more". */
export const kindWords = (kind: MailKind) =>
  kind === 'invitations' ? 'invitations and reminders' : kindOf(kind).mails;

/** Follows "Turn off". */
export const offWords = (kind: MailKind) => (kind === 'changes' ? 'trip emails' : kindWords(kind));
