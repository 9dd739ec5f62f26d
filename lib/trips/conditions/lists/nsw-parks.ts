import type { XmlElement } from '@rgrove/parse-xml';
import type { Item, List } from '../item';
import { listed } from '../reading/listed';
import { parkGravity } from '../reading/park-gravity';
import { ownLink, textOf, titleOf } from '../reading/plain';
import { positionOfText } from '../reading/shapes';
import { timeOf } from '../reading/times';
import { channelOf, childrenOf, childText } from '../reading/xml';

const ZONE = 'Australia/Sydney';

/** One item a park that has an alert; its title is the park's name. */
export const nswParks: List = {
  name: 'nsw-parks',
  state: 'NSW',
  kind: 'park',
  source: {
    name: 'NSW National Parks and Wildlife Service',
    url: 'https://www.nationalparks.nsw.gov.au/alerts/alerts-list',
  },
  url: 'https://www.nationalparks.nsw.gov.au/api/rssfeed/get',
  maxBytes: 1_500_000,
  read(bytes) {
    const channel = channelOf(bytes);
    return {
      at: timeOf(childText(channel, 'lastBuildDate') || childText(channel, 'pubDate'), ZONE),
      items: listed(childrenOf(channel, 'item'), itemOf),
    };
  },
};

function itemOf(item: XmlElement): Item {
  const park = titleOf(childText(item, 'title'));
  const category = titleOf(childText(item, 'category'));
  if (!park || !category) throw new Error('An alert has no park or no category');
  const spot = positionOfText(childText(item, 'point'));
  const link = childText(item, 'link');
  return {
    id: `${park} ${category}`,
    kind: 'park',
    gravity: parkGravity(category),
    title: titleOf(`${category}: ${park}`),
    text: textOf(childText(item, 'description')),
    where: { park, ...(spot && { spots: [spot] }) },
    from: null,
    until: null,
    rating: null,
    link: ownLink(link, ['www.nationalparks.nsw.gov.au']),
    at: timeOf(childText(item, 'pubDate'), ZONE),
  };
}
