import type { Position } from './geometry';
import { plainLine } from './text';

export interface Waypoint extends Position {
  name: string;
  details: string[];
  /** Set when the data's licence requires naming the source. */
  source: string | null;
  link: string;
  /** By its name on Garmin devices; other apps know these names too. */
  symbol: 'Campground' | 'Flag, Blue';
  type: 'Campsite' | 'Meeting point';
}

export type RoutePoint = Pick<Waypoint, 'name' | 'latitude' | 'longitude'>;

const GPX = 'http://www.topografix.com/GPX/1/1';

/** The elements are in the order that the GPX 1.1 schema requires. */
export const toGpx = (name: string, waypoints: readonly Waypoint[], route: readonly RoutePoint[] = []) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Campmates" xmlns="${GPX}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${GPX} ${GPX}/gpx.xsd">
  <metadata>
    <name>${escaped(name)}</name>
  </metadata>
${waypoints.map(waypointXml).join('')}${route.length > 1 ? routeXml(name, route) : ''}</gpx>
`;

const routeXml = (name: string, points: readonly RoutePoint[]) =>
  [
    '  <rte>',
    `    <name>${escaped(name)}</name>`,
    ...points.flatMap((point) => [
      `    <rtept ${positionXml(point)}>`,
      `      <name>${escaped(point.name)}</name>`,
      '    </rtept>',
    ]),
    '  </rte>',
  ]
    .map((line) => `${line}\n`)
    .join('');

const positionXml = ({ latitude, longitude }: Position) =>
  `lat="${latitude.toFixed(6)}" lon="${longitude.toFixed(6)}"`;

function waypointXml({ name, details, source, link, symbol, type, ...position }: Waypoint): string {
  const lines = [
    `  <wpt ${positionXml(position)}>`,
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

const escaped = (text: string) =>
  plainLine(text)
    .toWellFormed()
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
