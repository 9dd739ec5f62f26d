import type { Item, List } from '../item';
import { isPlanned, isUnderControl, isWildfire, levelOf } from '../reading/gravity';
import { type Fields, featuresOf, str } from '../reading/json';
import { listed } from '../reading/listed';
import { fieldsOf, ownLink, textOf, titleOf } from '../reading/plain';
import { shapesOf } from '../reading/shapes';
import { timeOf } from '../reading/times';

export const nswFires: List = {
  name: 'nsw-fires',
  state: 'NSW',
  kind: 'fire',
  source: {
    name: 'NSW Rural Fire Service',
    url: 'https://www.rfs.nsw.gov.au/fire-information/fires-near-me',
  },
  url: 'https://www.rfs.nsw.gov.au/feeds/majorIncidents.json',
  maxBytes: 4_000_000,
  read: (bytes) => ({
    at: null,
    items: listed(featuresOf(bytes), ({ properties, geometry }) => itemOf(properties, geometry)),
  }),
};

function itemOf(properties: Fields, geometry: unknown): Item[] {
  const description = str(properties.description);
  const said = fieldsOf(description);
  const category = str(properties.category);
  // Without these two, the list isn't in the form that we know.
  if (!category || !said.has('status')) throw new Error('An incident has no category or no status');
  const type = said.get('type') ?? '';
  if (/^no$/i.test(said.get('fire') ?? '') || !isWildfire(type)) return [];
  const isTended = isPlanned(type) || isUnderControl(said.get('status') ?? '');
  const level = levelOf(category);
  return [
    {
      id: str(properties.guid) || str(properties.title),
      kind: 'fire',
      gravity: level === 'leave' || level === 'watch' ? level : isTended ? 'knows' : 'watch',
      title: titleOf(`${type}: ${str(properties.title)}`),
      text: textOf(description),
      where: shapesOf(geometry),
      from: null,
      until: null,
      rating: null,
      link: ownLink(properties.link, ['www.rfs.nsw.gov.au', 'incidents.rfs.nsw.gov.au']),
      at: timeOf(said.get('updated'), 'Australia/Sydney'),
    },
  ];
}
