import type { XmlElement } from '@rgrove/parse-xml';
import { dayIn } from '@/lib/places/clock';
import type { Item, List } from '../item';
import { listed } from '../reading/listed';
import { linesOf, textOf } from '../reading/plain';
import { dayOfText, timeOf, wholeDay } from '../reading/times';
import { waSource } from '../reading/wa';
import { channelOf, childrenOf, childText } from '../reading/xml';

const ZONE = 'Australia/Perth';

/**
 * Lists the bans alone. How the list says that there is none isn't known, so a council that it
 * doesn't name is not checked.
 */
export const waFireBans: List = {
  name: 'wa-fire-bans',
  state: 'WA',
  kind: 'fire ban',
  source: waSource,
  url: 'https://api.emergency.wa.gov.au/v1/rss/total-fire-bans',
  maxBytes: 500_000,
  read(bytes, now) {
    const channel = channelOf(bytes);
    return {
      at: timeOf(childText(channel, 'lastBuildDate') || childText(channel, 'pubDate'), ZONE),
      items: listed(
        bansOf(childrenOf(channel, 'item').flatMap(declarationOf), dayIn(ZONE, now)),
        (item) => item,
      ),
    };
  },
};

interface Declaration {
  day: string;
  revoked: boolean;
  at: string | null;
  councils: string[];
  text: string;
}

/** "A Total Fire Ban has been declared for 3 January 2027 for …", then "Carnamah - All Day" a line. */
function declarationOf(item: XmlElement): Declaration[] {
  const description = childText(item, 'description');
  const lines = linesOf(description);
  const sentence = lines.find((line) => /total fire ban/i.test(line) && /declared|revoked/i.test(line));
  const day = sentence && dayOfText(sentence);
  if (!day) return [];
  return [
    {
      day,
      revoked: /revoked/i.test(sentence),
      at: timeOf(childText(item, 'pubDate'), ZONE),
      councils: lines.flatMap((line) => /^([^:]{2,60}?) - /.exec(line)?.[1] ?? []),
      text: textOf(description),
    },
  ];
}

/** A ban that was revoked later isn't one: the list says that there is none, unless another is declared. */
function bansOf(declarations: Declaration[], today: string): Item[] {
  const ahead = declarations.filter((one) => one.day >= today && one.councils.length > 0);
  const [revoked, declared] = [ahead.filter((one) => one.revoked), ahead.filter((one) => !one.revoked)];
  const bans = declared.map((ban) => ({
    ...ban,
    councils: without(
      ban.councils,
      revoked.filter((one) => one.day === ban.day && (one.at ?? '') >= (ban.at ?? '')),
    ),
  }));
  const over = revoked.map((one) => ({
    ...one,
    councils: without(
      one.councils,
      bans.filter((ban) => ban.day === one.day),
    ),
  }));
  return [...bans, ...over].filter(({ councils }) => councils.length > 0).map(itemOf);
}

const without = (councils: string[], others: Declaration[]) =>
  councils.filter((council) => !others.some((one) => one.councils.includes(council)));

const itemOf = ({ day, revoked, at, councils, text }: Declaration): Item => ({
  id: `${day} ${revoked ? 'revoked ' : ''}${councils[0]}`,
  kind: 'fire ban',
  gravity: revoked ? 'knows' : 'stops',
  title: revoked ? 'Total fire ban revoked' : 'Total fire ban',
  text,
  where: { councils },
  ...wholeDay(ZONE, day),
  rating: null,
  link: null,
  at,
});
