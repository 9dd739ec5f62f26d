import type { Item, List } from '../item';
import { isPlanned, isUnderControl, isWildfire } from '../reading/gravity';
import { type Fields, readJson, rowsOf, str } from '../reading/json';
import { listed } from '../reading/listed';
import { textOf, titleOf } from '../reading/plain';
import { positionOfText } from '../reading/shapes';
import { timeOf } from '../reading/times';

export const saFires: List = {
  name: 'sa-fires',
  state: 'SA',
  kind: 'fire',
  source: {
    name: 'SA Country Fire Service',
    url: 'https://www.cfs.sa.gov.au/warnings-restrictions/warnings/incidents-warnings/',
  },
  url: 'https://data.eso.sa.gov.au/prod/cfs/criimson/cfs_current_incidents.json',
  maxBytes: 1_000_000,
  read: (bytes) => ({ at: null, items: listed(rowsOf(readJson(bytes)), itemOf) }),
};

function itemOf(row: Fields): Item[] {
  const [id, type, status] = [row.IncidentNo, row.Type, row.Status].map(str);
  if (!id || !type || !status) throw new Error('An incident has no number, no type or no status');
  const spot = positionOfText(str(row.Location));
  if (!isWildfire(type) || /complete/i.test(status)) return [];
  return [
    {
      id,
      kind: 'fire',
      // The list's "Level" is how large the response is, no level of a warning.
      gravity: isPlanned(type) || isUnderControl(status) ? 'knows' : 'watch',
      title: titleOf(`${type}: ${str(row.Location_name)}`),
      text: textOf(`Status: ${status}`, str(row.Message)),
      where: spot ? { spots: [spot] } : {},
      from: null,
      until: null,
      rating: null,
      link: null,
      at: timeOf(`${str(row.Date)} ${str(row.Time)}`, 'Australia/Adelaide'),
    },
  ];
}
