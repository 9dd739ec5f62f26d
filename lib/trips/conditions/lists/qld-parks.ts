import type { XmlElement } from '@rgrove/parse-xml';
import type { Item, List } from '../item';
import { listed } from '../reading/listed';
import { parkGravity } from '../reading/park-gravity';
import { ownLink, textOf, titleOf } from '../reading/plain';
import { dayOfText, timeOf, wholeDays } from '../reading/times';
import { childrenOf, childText, descendantsOf, readXml } from '../reading/xml';

const ZONE = 'Australia/Brisbane';

/** The list in XML rather than RSS, because only this one says for each alert which parks it is about. */
export const qldParks: List = {
  name: 'qld-parks',
  state: 'QLD',
  kind: 'park',
  source: { name: 'Queensland Parks and Wildlife Service', url: 'https://parks.qld.gov.au/park-alerts' },
  url: 'https://parks.qld.gov.au/xml/parkalerts.xml',
  maxBytes: 1_500_000,
  read(bytes) {
    const root = readXml(bytes, 'alerts', 'parkalerts', 'parkAlerts');
    return { at: null, items: listed(descendantsOf(root, 'alert'), itemsOf) };
  },
};

function itemsOf(alert: XmlElement): Item[] {
  const parks = descendantsOf(alert, 'park').map((park) => titleOf(childText(park, 'name')));
  const category = titleOf(childText(alert, 'category'));
  const title = childText(alert, 'title');
  if (parks.length === 0 || !parks.every(Boolean) || !title)
    throw new Error('An alert has no park or no title');
  const [date] = childrenOf(alert, 'date');
  const [start, end] = [childText(date, 'start'), childText(date, 'end')].map(dayOfText);
  return parks.map((park) => ({
    id: `${alert.attributes.id ?? title} ${park}`,
    kind: 'park',
    gravity: parkGravity(`${category} ${title}`),
    title: titleOf(`${title}, ${park}`),
    text: textOf(childText(alert, 'description'), childText(alert, 'details')),
    where: { park },
    ...wholeDays(ZONE, start ?? null, end ?? null),
    rating: null,
    link: ownLink(childText(alert, 'url'), ['parks.qld.gov.au']),
    at: timeOf(childText(date, 'updated') || childText(date, 'published'), ZONE),
  }));
}
