import type { XmlElement } from '@rgrove/parse-xml';
import { addDays } from '@/lib/dates';
import { dayIn } from '@/lib/places/clock';
import { capital } from '@/lib/text';
import type { Item, List } from '../item';
import { listed } from '../reading/listed';
import { titleOf } from '../reading/plain';
import { wholeDay } from '../reading/times';
import { childrenOf, childText, readXml } from '../reading/xml';

const ZONE = 'Australia/Sydney';
/** The district that the unincorporated far west belongs to, which the list doesn't name. */
const FAR_WEST = 'Far Western';

/** Says "today" and "tomorrow" without a date, so `now` is when it was written, where that is known. */
export const nswFireBans: List = {
  name: 'nsw-fire-bans',
  state: 'NSW',
  kind: 'fire ban',
  source: {
    name: 'NSW Rural Fire Service',
    url: 'https://www.rfs.nsw.gov.au/fire-information/fdr-and-tobans',
  },
  url: 'https://www.rfs.nsw.gov.au/feeds/fdrToban.xml',
  maxBytes: 200_000,
  read(bytes, now) {
    const today = dayIn(ZONE, now);
    const days = [
      { word: 'Today', day: today },
      { word: 'Tomorrow', day: addDays(today, 1) },
    ];
    const districts = childrenOf(readXml(bytes, 'FireDangerMap'), 'District').filter(hasCouncils);
    if (districts.length === 0) throw new Error('The list has no district');
    return {
      at: null,
      items: listed(districts, (district) => days.map(({ word, day }) => itemOf(district, word, day))),
    };
  },
};

/** The capital's district has none, and its bans are told by its own service. */
const hasCouncils = (district: XmlElement) => !/^(?:n\/a)?$/i.test(childText(district, 'Councils'));

function itemOf(district: XmlElement, word: string, day: string): Item {
  const name = titleOf(childText(district, 'Name'));
  const ban = childText(district, `FireBan${word}`);
  if (!/^(?:yes|no)$/i.test(ban)) throw new Error('A district doesn’t say whether there is a ban');
  const level = titleOf(childText(district, `DangerLevel${word}`));
  const rating = /^(?:none|no rating)?$/i.test(level) ? 'No rating' : capital(level.toLowerCase());
  const banned = /yes/i.test(ban);
  const councils = councilsOf(childText(district, 'Councils'));
  return {
    id: `${childText(district, 'RegionNumber')} ${day}`,
    kind: 'fire ban',
    gravity: banned ? 'stops' : 'knows',
    title: banned ? `Total fire ban, ${name}` : `No total fire ban listed, ${name}`,
    text: `${name}. Total fire ban: ${banned ? 'yes' : 'no'}. Fire danger: ${rating}.`,
    where: {
      districts: [name],
      councils: name === FAR_WEST ? [...councils, 'Unincorporated NSW'] : councils,
    },
    ...wholeDay(ZONE, day),
    rating,
    link: null,
    at: null,
  };
}

/** Where the list has another name than the Bureau of Statistics. */
const otherNames: Record<string, string> = { Nambucca: 'Nambucca Valley' };

/** One council lies in two districts: "Southern parts of Murrumbidgee". */
const councilsOf = (text: string) =>
  text
    .slice(0, 5000)
    .split(';')
    .map((name) => titleOf(name).replace(/^\w+ parts of /, ''))
    .filter(Boolean)
    .map((name) => otherNames[name] ?? name);
