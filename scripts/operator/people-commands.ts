import { notFound } from '../../lib/errors';
import { COMMAND_LINE } from '../../lib/operator/desk';
import { bytesText } from '../../lib/operator/figures/bytes-text';
import { listFigures } from '../../lib/operator/figures/list-figures';
import { findPeople } from '../../lib/operator/people/find-people';
import { deletePerson, judgePerson } from '../../lib/operator/people/judge-person';
import { type JudgedPerson, judgement, peopleQuery } from '../../lib/operator/people/schema';
import { db } from '../../lib/server/db/client';
import { parseInput } from '../../lib/server/http/parse';
import type { OperatorCommand } from './operator-command';

async function accountOf(person: string): Promise<string> {
  if (!person.includes('@')) return person;
  const user = await db.user.findUnique({ where: { email: person }, select: { id: true } });
  if (!user) throw notFound();
  return user.id;
}

const lineOf = (person: JudgedPerson) => {
  const { id, email, name, since, trips, mails, refused, reports, suspended_for, muted, paused } = person;
  const states = [
    suspended_for !== null && `suspended: ${suspended_for}`,
    paused && `paused for ${paused}`,
    muted && 'muted',
  ].filter(Boolean);
  const counts = `${trips} trips, ${mails} mails, ${refused} refused, ${reports} reported`;
  return `${id}  ${email}  ${name}  since ${since.slice(0, 10)}  ${[counts, ...states].join(', ')}`;
};

const judging = (what: Parameters<typeof judgePerson>[1], does: string): OperatorCommand => ({
  takes: ['PERSON', 'REASON'],
  does,
  run: async (person = '', words = '') => {
    const { reason } = parseInput(judgement, { reason: words });
    return [lineOf(await judgePerson(COMMAND_LINE, what, await accountOf(person), reason))];
  },
});

/** PERSON is an e-mail address or an account's id. */
export const peopleCommands: Record<string, OperatorCommand> = {
  people: {
    takes: [],
    does: 'people by address or name, without words those suspended, paused or muted: people [WORDS]',
    run: async (...words) =>
      (await findPeople(parseInput(peopleQuery, { query: words.join(' ') || undefined }).query)).map(lineOf),
  },
  suspend: judging('suspend', 'suspend an account'),
  restore: judging('restore', 'lift a suspension'),
  mute: judging('mute', 'ignore their campsite reports'),
  unmute: judging('unmute', 'count their reports again'),
  resume: judging('resume', 'let the mails of a paused sender go out'),
  'delete-person': {
    takes: ['PERSON', 'REASON'],
    does: 'delete an account with all that hangs on it',
    run: async (person = '', words = '') => {
      const { reason } = parseInput(judgement, { reason: words });
      await deletePerson(COMMAND_LINE, await accountOf(person), reason);
      return ['The account is deleted.'];
    },
  },
  figures: {
    takes: [],
    does: 'what happened on each of the last 30 days (UTC)',
    run: async () => {
      const { days, limits, accounts, storage } = await listFigures();
      const names = Object.keys(days[0] ?? {}) as (keyof (typeof days)[number])[];
      const rows = days.map((day) => names.map((name) => String(day[name] ?? '-')));
      const width = (at: number) => Math.max(...[names, ...rows].map((row) => String(row[at]).length));
      const lines = [names, ...rows].map((row) => row.map((cell, at) => cell.padStart(width(at))).join('  '));
      const { database, disk } = storage;
      const free = disk ? `; ${bytesText(disk.free)} of ${bytesText(disk.size)} free on the disk` : '';
      return [
        ...lines,
        `At most ${limits.ai_daily} AI calls a day are allowed.`,
        `${accounts.all} accounts, ${accounts.active} with a log-in of the last 30 days that’s still open. Database: ${bytesText(database)}${free}.`,
      ];
    },
  },
  errors: {
    takes: [],
    does: 'the newest errors, with the ids of their requests in the log',
    run: async () =>
      (await listFigures()).errors.map(
        ({ at, request_id, method, route, status, fault }) =>
          `${at}  ${status}  ${request_id}  ${method} ${route}: ${fault}`,
      ),
  },
};
