import { COMMAND_LINE } from '../../lib/operator/desk';
import { giveUpMail, listMails, retryMail } from '../../lib/operator/mails/list-mails';
import type { OperatorMail } from '../../lib/operator/mails/schema';
import type { OperatorCommand } from './operator-command';

const line = ({ id, kind, to, tries, error, due }: OperatorMail) =>
  `${id}  ${kind}${to ? ` to ${to}` : ''}, tried ${tries} times: ${error}${due ? ` (next ${due})` : ' (given up)'}`;

export const mailCommands: Record<string, OperatorCommand> = {
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

/** No job has the number 0. */
const numbered = (job: string) => (/^\d{1,18}$/.test(job) ? job : '0');
