import { reasonWords } from '../../lib/campsites/reports/reasons';
import { badInput, notFound } from '../../lib/errors';
import { isId } from '../../lib/fields';
import { COMMAND_LINE } from '../../lib/operator/desk';
import { decideSite } from '../../lib/operator/sites/decide-site';
import { listReports } from '../../lib/operator/sites/list-reports';
import { type DecidedSite, type ReportedSite, siteAction } from '../../lib/operator/sites/schema';
import { undoDecision } from '../../lib/operator/sites/undo-decision';
import { countText } from '../../lib/text';
import type { OperatorCommand } from './operator-command';

export const siteCommands: Record<string, OperatorCommand> = {
  reports: {
    takes: [],
    does: 'the reported campsites that wait for a decision',
    run: async () => {
      const { sites } = await listReports();
      return sites.length > 0 ? sites.flatMap(linesOf) : ['No reports.'];
    },
  },
  keep: {
    takes: ['SITE', 'REASON'],
    does: 'keep a campsite as it is, and show it again',
    run: (site, reason) => decide(site, { action: 'keep', reason }),
  },
  hide: {
    takes: ['SITE', 'REASON'],
    does: 'hide a campsite from searches',
    run: (site, reason) => decide(site, { action: 'hide', reason }),
  },
  rename: {
    takes: ['SITE', 'NAME', 'REASON'],
    does: "correct a campsite's name",
    run: (site, name, reason) => decide(site, { action: 'edit', reason, changes: { name } }),
  },
  move: {
    takes: ['SITE', 'LATITUDE', 'LONGITUDE', 'REASON'],
    does: 'correct where a campsite is',
    run: (site, latitude, longitude, reason) =>
      decide(site, {
        action: 'edit',
        reason,
        changes: { latitude: Number(latitude), longitude: Number(longitude) },
      }),
  },
  gone: {
    takes: ['SITE', 'REASON'],
    does: 'mark a campsite of the open data as gone',
    run: (site, reason) => decide(site, { action: 'edit', reason, changes: { gone: true } }),
  },
  merge: {
    takes: ['SITE', 'INTO', 'REASON'],
    does: 'merge a campsite into another, which stays',
    run: (site, into, reason) => decide(site, { action: 'merge', into, reason }),
  },
  'delete-site': {
    takes: ['SITE', 'REASON'],
    does: 'delete a campsite; trips there keep it',
    run: (site, reason) => decide(site, { action: 'delete', reason }),
  },
  'undo-site': {
    takes: ['SITE'],
    does: 'undo the last decision on a campsite',
    run: async (site) => tell(await undoDecision(COMMAND_LINE, idOf(site))),
  },
};

async function decide(site: string | undefined, given: object): Promise<string[]> {
  const decision = siteAction.safeParse(given);
  if (!decision.success) throw badInput(decision.error.issues[0]?.message ?? 'This is not a decision.');
  return tell(await decideSite(COMMAND_LINE, idOf(site), decision.data));
}

function idOf(site = ''): string {
  if (!isId(site)) throw notFound();
  return site.toLowerCase();
}

function tell({ name, hidden, merged_into }: DecidedSite): string[] {
  if (merged_into) return [`${name}: its page now redirects to ${merged_into}.`];
  return [`${name}: ${hidden ? 'searches no longer show it to others' : 'everybody can find it'}.`];
}

const linesOf = ({ id, name, hidden, trips, voices, reports, nearest }: ReportedSite): string[] => [
  `${id}  ${name}${hidden ? ', hidden' : ''}: ${countText(reports.length, 'report')} from ${countText(voices, 'person or group', 'people or groups')}, ${countText(trips, 'trip')}`,
  ...reports.map(
    ({ reason, message, by, account_days }) =>
      `  ${reason ? reasonWords[reason] : 'No reason kept'}, ${by} (account ${countText(account_days, 'day')} old)${message ? `: ${message}` : ''}`,
  ),
  ...(nearest ? [`  nearest: ${nearest.id}  ${nearest.name}, ${nearest.distance} m`] : []),
];
