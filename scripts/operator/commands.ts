import { AppError, notFound } from '../../lib/errors';
import { isId } from '../../lib/fields';
import { COMMAND_LINE } from '../../lib/operator/desk';
import { listEntries, logCsv } from '../../lib/operator/log';
import { giveUpMail, listMails, retryMail } from '../../lib/operator/mails/list-mails';
import type { OperatorMail } from '../../lib/operator/mails/schema';
import { changeNotice } from '../../lib/operator/notice/notice';
import { noticeChange } from '../../lib/operator/notice/schema';
import type { WaitingSignUp } from '../../lib/operator/sign-ups/schema';
import { listSignUps, resendSignUp } from '../../lib/operator/sign-ups/sign-ups';
import { parseInput } from '../../lib/server/http/parse';
import { Refusal } from '../refusal';
import type { OperatorCommand } from './operator-command';
import { peopleCommands } from './people-commands';
import { siteCommands } from './site-commands';

const line = ({ id, kind, to, tries, error, due }: OperatorMail) =>
  `${id}  ${kind}${to ? ` to ${to}` : ''}, tried ${tries} times: ${error}${due ? ` (next ${due})` : ' (given up)'}`;

const mailCommands: Record<string, OperatorCommand> = {
  mails: {
    takes: [],
    does: 'what the queue failed to send, what waits, and which addresses refuse their mails',
    run: async () => {
      const { mails, waiting, refused } = await listMails();
      return [
        `Waiting: ${waiting.count}${waiting.since ? `, since ${waiting.since}` : ''}`,
        ...mails.map(line),
        ...refused.map(({ address, error, times }) => `${address} refuses mails: ${error} (${times} times)`),
      ];
    },
  },
  retry: {
    takes: ['JOB'],
    does: 'try a failed mail again at once',
    run: async (job = '') => [line(await retryMail(COMMAND_LINE, numbered(job)))],
  },
  'give-up': {
    takes: ['JOB'],
    does: 'end the tries of a failed mail',
    run: async (job = '') => [line(await giveUpMail(COMMAND_LINE, numbered(job)))],
  },
};

const signUpLine = ({ id, email, since, mails, refused, state }: WaitingSignUp) =>
  `${id}  ${email}  since ${since.slice(0, 10)}  ${mails} mails, ${refused} refused, ${state}`;

const signUpCommands: Record<string, OperatorCommand> = {
  'sign-ups': {
    takes: [],
    does: 'the sign-ups that wait for their confirmation',
    run: async () => (await listSignUps()).map(signUpLine),
  },
  'resend-sign-up': {
    takes: ['SIGN-UP'],
    does: 'send the confirmation of a sign-up again',
    run: async (id = '') => {
      if (!isId(id)) throw notFound();
      return [signUpLine(await resendSignUp(COMMAND_LINE, id))];
    },
  },
};

const noticeCommands: Record<string, OperatorCommand> = {
  notice: {
    takes: ['UNTIL', 'TEXT'],
    does: 'show a notice on every page until a time like 2026-12-06T07:00+10:00',
    run: async (until, text) => {
      const shown = await changeNotice(COMMAND_LINE, parseInput(noticeChange, { text, until }));
      return [`Shown until ${shown?.until}.`];
    },
  },
  'end-notice': {
    takes: [],
    does: 'take the notice down',
    run: async () => {
      await changeNotice(COMMAND_LINE, { text: null });
      return ['No notice is shown.'];
    },
  },
};

/** No job has the number 0. */
const numbered = (job: string) => (/^\d{1,18}$/.test(job) ? job : '0');

const commands: Record<string, OperatorCommand> = {
  ...peopleCommands,
  log: {
    takes: [],
    does: 'the newest entries of the log',
    run: async () =>
      (await listEntries()).map(
        ({ at, by, action, about, reason }) => `${at}  ${by} ${action} “${about}”: ${reason}`,
      ),
  },
  ...signUpCommands,
  ...mailCommands,
  ...noticeCommands,
  'log-csv': { takes: [], does: 'the whole log as CSV', run: async () => [await logCsv()] },
  ...siteCommands,
};

/** Resolves to the lines to print; throws a Refusal for wrong arguments. */
export async function runCommand([name = '', ...words]: string[]): Promise<string[]> {
  const found: OperatorCommand | undefined = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const args = found ? joined(words, found.takes.length) : words;
  if (!found || args.length < found.takes.length || args.some((arg) => !arg.trim())) throw usage();
  try {
    return await found.run(...args);
  } catch (error) {
    throw error instanceof AppError ? new Refusal(error.message) : error;
  }
}

function usage(): Refusal {
  const lines = Object.entries(commands).map(([name, { takes, does }]) =>
    `  ${[name, ...takes].join(' ')}`.padEnd(44).concat(does),
  );
  return new Refusal(`Usage: npm run operator -- COMMAND\n${lines.join('\n')}`);
}

/** A reason of several words needs no quotes. */
const joined = (words: string[], count: number): string[] =>
  count === 0 || words.length <= count
    ? words
    : [...words.slice(0, count - 1), words.slice(count - 1).join(' ')];
