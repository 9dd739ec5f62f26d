import type { XmlElement } from '@rgrove/parse-xml';
import { addDays } from '@/lib/dates';
import { dayIn } from '@/lib/places/clock';
import { capital } from '@/lib/text';
import type { Item, List } from '../item';
import { listed } from '../reading/listed';
import { linesOf } from '../reading/plain';
import { dayOfText, timeOf, wholeDay } from '../reading/times';
import { channelOf, childrenOf, childText } from '../reading/xml';
import { vicDistricts } from './vic-districts';

const ZONE = 'Australia/Melbourne';

/** One item a day. Only for today and tomorrow does "no" mean that no ban was declared. */
export const vicFireBans: List = {
  name: 'vic-fire-bans',
  state: 'VIC',
  kind: 'fire ban',
  source: {
    name: 'Country Fire Authority',
    url: 'https://www.cfa.vic.gov.au/warnings-restrictions/total-fire-bans-and-ratings',
  },
  url: 'https://www.cfa.vic.gov.au/cfa/rssfeed/tfbfdrforecast_rss.xml',
  maxBytes: 200_000,
  read(bytes, now) {
    const channel = channelOf(bytes);
    const today = dayIn(ZONE, now);
    const days = childrenOf(channel, 'item').flatMap((item) => {
      const day = dayOfText(childText(item, 'title'));
      return day && day >= today ? [{ item, day }] : [];
    });
    if (days.length === 0) throw new Error('The list has no day from today on');
    return {
      at: timeOf(childText(channel, 'lastBuildDate') || childText(channel, 'pubDate'), ZONE),
      items: listed(days, ({ item, day }) => itemsOf(item, day, day <= addDays(today, 1))),
    };
  },
};

function itemsOf(item: XmlElement, day: string, isDecided: boolean): Item[] {
  const lines = linesOf(childText(item, 'description'));
  const middle = lines.findIndex((line) => /^fire danger rating/i.test(line));
  if (middle < 0) throw new Error('A day has no ratings');
  const said = (district: string, part: string[]) =>
    part
      .find((line) => line.toLowerCase().startsWith(`${district.toLowerCase()}:`))
      ?.slice(district.length + 1)
      .trim();
  const issued = lines.find((line) => /issued at/i.test(line));
  return Object.entries(vicDistricts).flatMap(([district, councils]) => {
    const ban = said(district, lines.slice(0, middle));
    const rating = said(district, lines.slice(middle));
    if (!ban || !/^(?:yes|no)\b/i.test(ban)) throw new Error('A district doesn’t say whether there is a ban');
    const banned = /^yes\b/i.test(ban);
    if (!banned && !isDecided) return [];
    return [
      {
        id: `${district} ${day}`,
        kind: 'fire ban',
        gravity: banned ? 'stops' : 'knows',
        title: banned ? `Total fire ban, ${district}` : `No total fire ban listed, ${district}`,
        text: `${district}: ${ban.slice(0, 200)}${rating ? `\nFire danger: ${rating.slice(0, 50)}` : ''}`,
        where: { districts: [district], councils },
        ...wholeDay(ZONE, day),
        // Without the line, the ratings below mean nothing yet.
        rating: issued && rating ? capital(rating.slice(0, 50).toLowerCase()) : null,
        link: null,
        at: timeOf(issued?.slice(-60), ZONE),
      },
    ];
  });
}
