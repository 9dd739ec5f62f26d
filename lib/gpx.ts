import type { Position } from './geometry';
import { plainLine } from './text';

/** A waypoint for map apps and GPS devices. */
export interface Waypoint extends Position {
  name: string;
  /** Lines of the waypoint's description. */
  details: string[];
  /** The source of the data, when its licence requires naming the source; otherwise null. */
  source: string | null;
  /** URL of the waypoint's page. */
  link: string;
  /** The waypoint's symbol, by its name on Garmin devices. Other apps know these names too. */
  symbol: 'Campground' | 'Flag, Blue';
  type: 'Campsite' | 'Meeting point';
}

const GPX = 'http://www.topografix.com/GPX/1/1';

/** Returns a GPX 1.1 file of waypoints. The elements are in the order that the GPX schema requires. */
export const toGpx = (name: string, waypoints: readonly Waypoint[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Campmates" xmlns="${GPX}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${GPX} ${GPX}/gpx.xsd">
  <metadata>
    <name>${escaped(name)}</name>
  </metadata>
${waypoints.map(waypointXml).join('')}</gpx>
`;

function waypointXml({ latitude, longitude, name, details, source, link, symbol, type }: Waypoint): string {
  const lines = [
    `  <wpt lat="${latitude.toFixed(6)}" lon="${longitude.toFixed(6)}">`,
    `    <name>${escaped(name)}</name>`,
    ...(details.length > 0 ? [`    <desc>${details.map(escaped).join('\n')}</desc>`] : []),
    ...(source === null ? [] : [`    <src>${escaped(source)}</src>`]),
    `    <link href="${escaped(link)}"/>`,
    `    <sym>${symbol}</sym>`,
    `    <type>${type}</type>`,
    '  </wpt>',
  ];
  return lines.map((line) => `${line}\n`).join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML, puts it in one line and removes the characters that XML forbids. */
const escaped = (text: string) =>
  plainLine(text)
    .toWellFormed()
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
