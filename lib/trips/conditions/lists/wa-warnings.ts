import type { Item, List } from '../item';
import { levelOf } from '../reading/gravity';
import { type Fields, fieldsIn, readJson, rowsOf, str } from '../reading/json';
import { listed } from '../reading/listed';
import { textOf, titleOf } from '../reading/plain';
import { timeOf } from '../reading/times';
import { waSource, waWhere } from '../reading/wa';

/** Warnings of every kind, those of bushfires among them. */
export const waWarnings: List = {
  name: 'wa-warnings',
  state: 'WA',
  kind: 'warning',
  source: waSource,
  url: 'https://api.emergency.wa.gov.au/v1/warnings',
  maxBytes: 4_000_000,
  read: (bytes) => ({
    at: null,
    items: listed(rowsOf(fieldsIn(readJson(bytes)).warnings), itemOf),
  }),
};

function itemOf(row: Fields): Item {
  const [id, type, headline, action] = [
    row.id,
    row['warning-type'],
    row.headline,
    row['action-statement'],
  ].map(str);
  if (!id || !(type || headline)) throw new Error('A warning has no id or no words');
  const shapes = waWhere(row);
  const councils = Array.isArray(row.lga) ? row.lga.map((name) => titleOf(str(name))).filter(Boolean) : [];
  return {
    id,
    kind: 'warning',
    // A warning whose level isn't known counts as one to watch.
    gravity: levelOf(`${type} ${headline} ${action}`) ?? 'watch',
    title: titleOf([type, headline].filter(Boolean).join(': ')),
    text: textOf(
      action ?? '',
      Array.isArray(row.suburbs) ? row.suburbs.map(str).filter(Boolean).join(', ') : '',
    ),
    where: Object.keys(shapes).length > 0 || councils.length === 0 ? shapes : { councils },
    from: null,
    until: null,
    rating: null,
    link: null,
    at: timeOf(str(row.updatedAt) || str(row['published-date-time']), 'Australia/Perth'),
  };
}
