import type { Item, List } from '../item';
import { isPlanned, isUnderControl, isWildfire } from '../reading/gravity';
import { type Fields, fieldsIn, readJson, rowsOf, str } from '../reading/json';
import { listed } from '../reading/listed';
import { textOf, titleOf } from '../reading/plain';
import { timeOf } from '../reading/times';
import { waSource, waWhere } from '../reading/wa';

export const waFires: List = {
  name: 'wa-fires',
  state: 'WA',
  kind: 'fire',
  source: waSource,
  url: 'https://api.emergency.wa.gov.au/v1/incidents',
  maxBytes: 4_000_000,
  read: (bytes) => ({
    at: null,
    items: listed(rowsOf(fieldsIn(readJson(bytes)).incidents), itemOf),
  }),
};

function itemOf(row: Fields): Item[] {
  const [id, type, status = ''] = [row.id, row['incident-type'], row['incident-status']].map(str);
  if (!id || !type) throw new Error('An incident has no id or no type');
  const what = `${type} ${str(row.entitySubType)}`;
  if (!isWildfire(what)) return [];
  return [
    {
      id,
      kind: 'fire',
      gravity: isPlanned(what) || isUnderControl(status) ? 'knows' : 'watch',
      title: titleOf([type, str(row.name) || str(fieldsIn(row.location).value)].filter(Boolean).join(': ')),
      text: textOf(status && `Status: ${status}`, str(fieldsIn(row.location).value)),
      where: waWhere(row),
      from: null,
      until: null,
      rating: null,
      link: null,
      at: timeOf(str(row['updated-date-time']) || str(row['start-date-time']), 'Australia/Perth'),
    },
  ];
}
