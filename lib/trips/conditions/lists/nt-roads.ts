import type { Gravity, Item, List } from '../item';
import { type Fields, fieldsIn, readJson, rowsOf, str } from '../reading/json';
import { listed } from '../reading/listed';
import { textOf, titleOf } from '../reading/plain';
import { positionOf } from '../reading/shapes';
import { timeOf } from '../reading/times';

const ZONE = 'Australia/Darwin';

/** Roads of the Territory; the list leaves out the councils' roads. */
export const ntRoads: List = {
  name: 'nt-roads',
  state: 'NT',
  kind: 'road',
  source: { name: 'Road Report NT', url: 'https://roadreport.nt.gov.au/' },
  url: 'https://roadreport.nt.gov.au/api/Obstruction/GetAll',
  maxBytes: 2_000_000,
  read(bytes) {
    const { success, response } = fieldsIn(readJson(bytes));
    if (success !== true) throw new Error('The list says that it failed');
    return { at: null, items: listed(rowsOf(response), itemOf) };
  },
};

function itemOf(row: Fields): Item[] {
  const [id, road, what, limit] = [
    row.obstructionId,
    row.roadName,
    row.obstructionType,
    row.restrictionType,
  ].map(str);
  if (!id || !road || !what) throw new Error('A report has no id, no road or no type');
  const ends = [row.startPoint, row.endPoint].flatMap(
    (point) => (Array.isArray(point) && positionOf(point[0], point[1])) || [],
  );
  if (!/^current$/i.test(str(row.status))) return [];
  return [
    {
      id,
      kind: 'road',
      gravity: gravityOf(`${what} ${limit}`),
      title: titleOf(`${road}: ${limit || what}`),
      text: textOf([what, limit].filter(Boolean).join('. '), str(row.locationComment), str(row.comment)),
      where: ends.length > 1 ? { lines: [ends] } : ends.length > 0 ? { spots: ends } : {},
      from: timeOf(row.dateFrom, ZONE),
      until: timeOf(row.dateTo, ZONE),
      rating: null,
      link: null,
      at: timeOf(row.dateLastUpdated, ZONE),
    },
  ];
}

function gravityOf(text: string): Gravity {
  if (/closed|closure|impassable/i.test(text)) return 'stops';
  return /flood|water|4wd|high clearance|caution|damage|fire/i.test(text) ? 'watch' : 'knows';
}
