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
        withoutRevoked(childrenOf(channel, 'item').flatMap(declarationOf), dayIn(ZONE, now)),
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
  const sentence = lines.find((line) => /total fire ban .*(?:declared|revoked)/i.test(line));
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

/** A ban that was revoked later isn't one. */
function withoutRevoked(declarations: Declaration[], today: string): Item[] {
  const revoked = declarations.filter((one) => one.revoked);
  return declarations
    .filter((one) => !one.revoked && one.day >= today && one.councils.length > 0)
    .flatMap(({ day, at, councils, text }): Item[] => {
      const isRevoked = (council: string) =>
        revoked.some(
          (one) => one.day === day && (one.at ?? '') >= (at ?? '') && one.councils.includes(council),
        );
      const left = councils.filter((council) => !isRevoked(council));
      if (left.length === 0) return [];
      return [
        {
          id: `${day} ${left[0]}`,
          kind: 'fire ban',
          gravity: 'stops',
          title: 'Total fire ban',
          text,
          where: { councils: left },
          ...wholeDay(ZONE, day),
          rating: null,
          link: null,
          at,
        },
      ];
    });
}
