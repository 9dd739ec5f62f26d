import { listEntries, logCsv } from '../../lib/operator/log';
import type { OperatorCommand } from './operator-command';
import { siteCommands } from './site-commands';

export const commands: Record<string, OperatorCommand> = {
  log: {
    takes: [],
    does: 'the newest entries of the log',
    run: async () =>
      (await listEntries()).map(
        ({ at, by, action, about, reason }) => `${at}  ${by} ${action} ${about}: ${reason}`,
      ),
  },
  'log-csv': { takes: [], does: 'the whole log as CSV', run: async () => [await logCsv()] },
  ...siteCommands,
};
