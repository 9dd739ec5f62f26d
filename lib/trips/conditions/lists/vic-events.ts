import type { Item, Kind, List } from '../item';
import { isPlanned, isUnderControl, isWildfire, levelOf } from '../reading/gravity';
import { type Fields, featuresOf, fieldsIn, str } from '../reading/json';
import { listed } from '../reading/listed';
import { ownLink, textOf, titleOf } from '../reading/plain';
import { shapesOf } from '../reading/shapes';
import { timeOf } from '../reading/times';

const ZONE = 'Australia/Melbourne';

/** One list of everything, read twice: fires with their warnings, and the warnings of all else. */
const vicEvents = (name: string, kind: Kind): List => ({
  name,
  state: 'VIC',
  kind,
  source: { name: 'VicEmergency', url: 'https://emergency.vic.gov.au/respond/' },
  url: 'https://emergency.vic.gov.au/public/events-geojson.json',
  maxBytes: 6_000_000,
  read: (bytes) => ({
    at: null,
    items: listed(featuresOf(bytes), ({ properties, geometry }) => itemOf(properties, geometry, kind)),
  }),
});

export const vicFires = vicEvents('vic-fires', 'fire');
export const vicWarnings = vicEvents('vic-warnings', 'warning');

function itemOf(event: Fields, geometry: unknown, kind: Kind): Item[] {
  const [feed, category, more] = [event.feedType, event.category1, event.category2].map(str);
  if (!feed || !category) throw new Error('An event has no type or no category');
  const what = str(fieldsIn(event.cap).event) || more || category;
  const isFire = /fire|burn/i.test(`${what} ${more} ${category}`);
  const isWanted =
    kind === 'fire' ? isFire && isWildfire(`${what} ${category}`) : !isFire && feed === 'warning';
  if (!isWanted || !['warning', 'incident'].includes(feed)) return [];
  const level = levelOf(`${category} ${str(event.action)}`);
  const isTended = isPlanned(`${what} ${category}`) || isUnderControl(str(event.status));
  return [
    {
      // The ids of incidents from elsewhere hold the time of their last change.
      id: str(event.sourceId) ? `${str(event.sourceOrg)} ${str(event.sourceId)}` : str(event.id),
      kind,
      gravity: level ?? (kind === 'fire' && !isTended ? 'watch' : 'knows'),
      title: titleOf([what, str(event.location) || str(event.name)].filter(Boolean).join(': ')),
      text: textOf(
        [category, str(event.action), str(event.status)].filter(Boolean).join('. '),
        str(event.text) || str(event.webBody),
      ),
      where: event.statewide === 'Y' ? { statewide: true } : shapesOf(geometry),
      from: null,
      until: null,
      rating: null,
      link: ownLink(event.url, ['emergency.vic.gov.au', 'www.emergency.vic.gov.au']),
      at: timeOf(str(event.updated) || str(event.created), ZONE),
    },
  ];
}
