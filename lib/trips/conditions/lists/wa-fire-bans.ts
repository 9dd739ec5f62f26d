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
 * Lists the bans, and those that were revoked. How the list says that there is none isn't known, so a
 * council that it doesn't name is not checked.
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
        inForce(childrenOf(channel, 'item').flatMap(declarationOf), dayIn(ZONE, now)),
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

/** The last word on each council and day. A revoked ban stays in the list as "none", so that its end is told. */
const inForce = (declarations: Declaration[], today: string): Item[] =>
  declarations
    .filter(({ day }) => day >= today)
    .flatMap((one): Item[] => {
      const { day, revoked, at, text } = one;
      const councils = one.councils.filter(
        (council) => !declarations.some((other) => replaces(other, one) && other.councils.includes(council)),
      );
      if (councils.length === 0 && one.councils.length > 0) return [];
      return [
        {
          id: `${day} ${councils[0] ?? ''}${revoked ? ' revoked' : ''}`,
          kind: 'fire ban',
          gravity: revoked ? 'knows' : 'stops',
          title: revoked ? 'Total fire ban revoked' : 'Total fire ban',
          text,
          where: councils.length > 0 ? { councils } : {},
          ...wholeDay(ZONE, day),
          rating: null,
          link: null,
          at,
        },
      ];
    });

/** Of two words at the same time, the one that revokes is the later one. */
const replaces = (later: Declaration, { day, revoked, at }: Declaration) =>
  later.day === day &&
  later.revoked !== revoked &&
  ((later.at ?? '') > (at ?? '') || (later.revoked && (later.at ?? '') === (at ?? '')));
