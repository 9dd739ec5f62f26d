import { listEntries, logCsv } from '../../lib/operator/log';
import { mailCommands } from './mail-commands';
import type { OperatorCommand } from './operator-command';
import { peopleCommands } from './people-commands';
import { siteCommands } from './site-commands';

export const commands: Record<string, OperatorCommand> = {
  ...peopleCommands,
  log: {
    takes: [],
    does: 'the newest entries of the log',
    run: async () =>
      (await listEntries()).map(
        ({ at, by, action, about, reason }) => `${at}  ${by} ${action} “${about}”: ${reason}`,
      ),
  },
  ...mailCommands,
  'log-csv': { takes: [], does: 'the whole log as CSV', run: async () => [await logCsv()] },
  ...siteCommands,
};
