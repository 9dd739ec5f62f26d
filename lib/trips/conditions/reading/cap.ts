import type { XmlElement } from '@rgrove/parse-xml';
import type { Gravity, Item, Kind } from '../item';
import { isPlanned, isUnderControl, levelOf } from './gravity';
import { listed } from './listed';
import { ownLink, textOf, titleOf } from './plain';
import { positionOfText, ringOfText } from './shapes';
import { timeOf } from './times';
import { childrenOf, childText, descendantsOf, readXml } from './xml';

interface Cap {
  kind: Kind;
  zone: string;
  hosts: string[];
}

/** The alerts of a CAP-AU list: an EDXL envelope with one alert an incident. */
export function readCap(bytes: Uint8Array, now: Date, cap: Cap): { at: string | null; items: Item[] } {
  const root = readXml(bytes, 'EDXLDistribution');
  return {
    at: timeOf(childText(root, 'dateTimeSent'), cap.zone),
    items: listed(descendantsOf(root, 'alert'), (alert) => itemOf(alert, now, cap)),
  };
}

function itemOf(alert: XmlElement, now: Date, { kind, zone, hosts }: Cap): Item[] {
  const [info] = childrenOf(alert, 'info');
  const id = childText(alert, 'incidents') || childText(alert, 'identifier');
  const status = childText(alert, 'status');
  if (!id || !status) throw new Error('An alert has no id or no status');
  // Exercises and tests are in the list too.
  if (!/^actual$/i.test(status) || /^cancel$/i.test(childText(alert, 'msgType'))) return [];
  if (!info) throw new Error('An alert says nothing');
  const expires = timeOf(childText(info, 'expires'), zone);
  if (expires && Date.parse(expires) < now.getTime()) return [];
  const said = new Map(
    childrenOf(info, 'parameter').map((one) => [
      childText(one, 'valueName').toLowerCase(),
      childText(one, 'value'),
    ]),
  );
  const areas = childrenOf(info, 'area');
  const headline = childText(info, 'headline');
  const where = whereOf(areas);
  return [
    {
      id,
      kind,
      gravity: gravityOf(info, said, kind),
      title: titleOf(headline || [childText(info, 'event'), childText(areas[0], 'areaDesc')].join(': ')),
      text: textOf(childText(info, 'description'), childText(info, 'instruction')),
      where,
      from: null,
      // A message about a fire expires long before the fire does.
      until: kind === 'fire' ? null : expires,
      rating: null,
      link: ownLink(childText(info, 'web'), hosts),
      at: timeOf(childText(alert, 'sent'), zone),
    },
  ];
}

/** An alert about the whole state has this description of its area and no shape. */
const statewide = /^\s*(?:(?:all|the whole) of )?queensland\s*$|state-?wide|whole (?:of the )?state/i;

function whereOf(areas: XmlElement[]): Item['where'] {
  const texts = (name: string) => areas.flatMap((area) => childrenOf(area, name)).map(({ text }) => text);
  const rings = texts('polygon')
    .map(ringOfText)
    .filter(({ length }) => length > 2);
  const spots = texts('circle').flatMap((circle) => positionOfText(circle) ?? []);
  if (texts('polygon').length + texts('circle').length === 0)
    return texts('areaDesc').some((text) => statewide.test(text)) ? { statewide: true } : {};
  return {
    ...(rings.length > 0 && { areas: rings.slice(0, 50) }),
    ...(spots.length > 0 && { spots: spots.slice(0, 50) }),
  };
}

function gravityOf(info: XmlElement, said: Map<string, string>, kind: Kind): Gravity {
  const level = levelOf(
    [
      said.get('alertlevel'),
      said.get('australianwarningsystem:warninglevel'),
      childText(info, 'headline'),
    ].join(' '),
  );
  if (level === 'leave' || level === 'watch') return level;
  const about = `${childText(info, 'event')} ${said.get('incidenttype') ?? ''}`;
  if (kind === 'fire') {
    const isTended = isPlanned(about) || isUnderControl(said.get('status') ?? '');
    return level ?? (isTended ? 'knows' : 'watch');
  }
  return level ?? (/extreme|severe/i.test(childText(info, 'severity')) ? 'watch' : 'knows');
}
