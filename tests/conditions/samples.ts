import { addDays } from '../../lib/dates';
import { nswFireBansSample } from './nsw-fire-bans-sample';

/**
 * Lists of our own in the form of the official ones, by the list's name. Each tells of something
 * near the campground that its name says, on the day of `now`.
 */
export function samples(now: Date): Record<string, string> {
  const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const iso = (minutes = 20) => at(minutes).toISOString();
  const rfc = (minutes = 20) => at(minutes).toUTCString();
  const local = (zone: string, minutes = 20) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(
      at(minutes),
    );
  const spoken = (zone: string, days: number) => {
    const day = addDays(local(zone, 0).slice(0, 10), days);
    return new Intl.DateTimeFormat('en-AU', {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }).format(new Date(`${day}T00:00:00Z`));
  };
  const slashed = (zone: string) => local(zone).slice(0, 10).split('-').reverse().join('/');
  const events = JSON.stringify({
    type: 'FeatureCollection',
    features: [
      event(
        {
          id: '1',
          sourceId: 71,
          feedType: 'incident',
          category1: 'Fire',
          category2: 'Bushfire',
          status: 'Going',
          location: 'Mount Buffalo',
          updated: iso(),
        },
        point(146.8, -36.75),
      ),
      event(
        {
          id: '2',
          sourceId: 72,
          feedType: 'incident',
          category1: 'Fire',
          category2: 'Building Fire',
          status: 'Going',
          location: 'Bright',
          updated: iso(),
        },
        point(146.96, -36.73),
      ),
      event(
        {
          id: '3',
          sourceId: '4301',
          feedType: 'warning',
          category1: 'Watch and Act',
          category2: 'Met',
          cap: { event: 'Riverine Flood' },
          action: 'Move to higher ground',
          location: 'Ovens River',
          text: 'The river is rising.',
          updated: iso(),
        },
        collection(point(146.9, -36.7), square(146.8, -36.8, 0.3)),
      ),
      event(
        {
          id: '4',
          sourceId: '4302',
          feedType: 'warning',
          category1: 'Emergency Warning',
          category2: 'Fire',
          cap: { event: 'Bushfire' },
          action: 'Leave Now',
          location: 'Porepunkah',
          webBody: '<p>Leave <b>now</b>.</p>',
          updated: iso(),
        },
        collection(point(146.9, -36.7), square(146.8, -36.8, 0.3)),
      ),
    ],
  });
  return {
    'nsw-fire-bans': nswFireBansSample({ 'Far South Coast': { tomorrow: true, rating: 'HIGH' } }),
    'nsw-fires': JSON.stringify({
      type: 'FeatureCollection',
      features: [
        rfs(
          'Out of control',
          'Watch and Act',
          'Bush Fire',
          'Wadbilliga',
          local('Australia/Sydney'),
          collection(point(149.65, -36.35), collection(square(149.6, -36.4, 0.1))),
        ),
        rfs(
          'Under control',
          'Advice',
          'Hazard Reduction',
          'Bega',
          local('Australia/Sydney'),
          point(149.84, -36.67),
        ),
        rfs(
          'Out of control',
          'Advice',
          'Structure Fire',
          'Eden',
          local('Australia/Sydney'),
          point(149.9, -37.06),
        ),
      ],
    }),
    'nsw-parks': rss(rfc(), [
      item({
        title: 'Mimosa Rocks National Park',
        category: 'Closed areas',
        description:
          '<strong>Closed areas: Gillards campground</strong><p>The track is <a href="x">washed out</a>.</p>',
        link: 'https://www.nationalparks.nsw.gov.au/visit-a-park/parks/mimosa-rocks-national-park/local-alerts',
        pubDate: rfc(60),
        'georss:point': '-36.63 149.99',
      }),
      item({
        title: 'Kosciuszko National Park',
        category: 'Fire bans',
        description: 'No wood fires.',
        link: 'https://elsewhere.example/',
        pubDate: rfc(60),
      }),
      item({
        title: 'Royal National Park',
        category: 'Closed parks',
        description: 'Closed.',
        link: 'javascript:alert(1)',
        pubDate: rfc(60),
      }),
    ]),
    'vic-fire-bans': rss(
      rfc(),
      [0, 1, 2, 3].map((days) => {
        const day = spoken('Australia/Melbourne', days);
        const lines = (word: (district: string) => string) =>
          vicDistricts.map((district) => `${district}: ${word(district)}`).join('<br/>');
        const ban = days === 1 ? 'YES - TOTAL FIRE BAN IN FORCE' : 'NO';
        return item({
          title: `Saturday, ${day}`,
          description: `<p>About bans.</p><p>${lines((district) => (district === 'North East' ? ban : 'NO - RESTRICTIONS MAY APPLY'))}</p><p>Fire Danger Ratings</p><p>Bureau of Meteorology forecast issued at: Friday, ${spoken('Australia/Melbourne', -1)} 16:00 PM</p><p>${lines(() => 'MODERATE')}</p>`,
          pubDate: rfc(),
        });
      }),
    ),
    'vic-fires': events,
    'vic-warnings': events,
    'qld-fires': edxl(iso(), [
      cap({
        id: 'QF4-1',
        event: 'Bushfire',
        headline: 'Bushfire near Cooloola',
        level: 'Watch and Act',
        circle: '-26.02,153.05 0.5',
        sent: iso(),
        web: 'https://www.fire.qld.gov.au/Current-Incidents',
      }),
      cap({
        id: 'QF4-2',
        event: 'Bushfire',
        headline: 'An exercise',
        level: 'Emergency Warning',
        circle: '-26.02,153.05 0.5',
        sent: iso(),
        status: 'Exercise',
      }),
      cap({
        id: 'QF4-3',
        event: 'Bushfire',
        headline: 'Long over',
        level: 'Advice',
        circle: '-26.02,153.05 0.5',
        sent: iso(3000),
        expires: iso(2000),
      }),
    ]),
    'qld-warnings': edxl(iso(), [
      cap({
        id: 'W-1',
        event: 'Severe storm',
        headline: 'Severe storms, Cooloola',
        severity: 'Severe',
        polygon: '-26.5,152.5 -25.5,152.5 -25.5,153.5 -26.5,153.5 -26.5,152.5',
        sent: iso(),
        expires: iso(-600),
      }),
    ]),
    'qld-parks': `<?xml version="1.0" encoding="UTF-8"?><alerts><alert id="1"><title>Camping area closed</title><url>https://parks.qld.gov.au/park-alerts/1</url><description>Closed for repairs.</description><details>&lt;p&gt;Until the road is mended.&lt;/p&gt;</details><category>Closures</category><date><start>${local('Australia/Brisbane', 5000).slice(0, 10)}</start><end>${local('Australia/Brisbane', -30_000).slice(0, 10)}</end></date><parks><park id="7"><name>Great Sandy National Park</name></park><park id="8"><name>Noosa National Park</name></park></parks></alert></alerts>`,
    'sa-fires': JSON.stringify([
      {
        IncidentNo: '1700001',
        Date: slashed('Australia/Adelaide'),
        Time: local('Australia/Adelaide').slice(11, 16),
        Location_name: 'WIRRABARA',
        Type: 'Scrub Fire',
        Status: 'GOING',
        Level: 2,
        Location: '-33.03,138.2',
      },
      {
        IncidentNo: '1700002',
        Date: slashed('Australia/Adelaide'),
        Time: '06:00',
        Location_name: 'PORT PIRIE',
        Type: 'Vehicle Accident',
        Status: 'GOING',
        Level: 1,
        Location: '-33.18,138.0',
      },
      {
        IncidentNo: '1700003',
        Date: slashed('Australia/Adelaide'),
        Time: '06:00',
        Location_name: 'MELROSE',
        Type: 'Grass Fire',
        Status: 'COMPLETE',
        Level: 1,
        Location: '-32.82,138.18',
      },
    ]),
    'wa-fire-bans': rss(rfc(), [
      item({
        title: `Total Fire Ban advice for ${spoken('Australia/Perth', 0)}`,
        description: `<div><p>A Total Fire Ban has been declared for ${spoken('Australia/Perth', 0)} for the local government districts listed below:</p><p><strong>South West Region:</strong></p><ul><li>Nannup - All Day</li><li>Manjimup - All Day</li></ul></div>`,
        pubDate: rfc(600),
      }),
      item({
        title: 'Total Fire Ban revoked',
        description: `<p>The Total Fire Ban declared for ${spoken('Australia/Perth', 0)} has been revoked for the local government districts listed below:</p><ul><li>Manjimup - All Day</li></ul>`,
        pubDate: rfc(60),
      }),
      item({
        title: 'Total Fire Ban advice for 3 January 2023',
        description:
          '<p>A Total Fire Ban has been declared for 3 January 2023 for the local government districts listed below:</p><ul><li>Carnamah - All Day</li></ul>',
        pubDate: 'Mon, 02 Jan 2023 09:05:00 GMT',
      }),
    ]),
    'wa-fires': JSON.stringify({
      incidents: [
        {
          id: 'a1',
          name: 'Bushfire in Nannup',
          'incident-type': 'Bushfire',
          'incident-status': 'Responding',
          location: { value: 'Nannup', latitude: -33.98, longitude: 115.76 },
          'updated-date-time': iso(),
          'geo-source': { features: [] },
        },
        {
          id: 'a2',
          name: 'Structure Fire',
          'incident-type': 'Structure Fire',
          'incident-status': 'Responding',
          location: { latitude: -33.98, longitude: 115.76 },
        },
      ],
    }),
    'wa-warnings': JSON.stringify({
      warnings: [
        {
          id: 'w1',
          headline: 'Bushfire in parts of Nannup',
          'warning-type': 'Bushfire Emergency Warning',
          'action-statement': 'Act now',
          suburbs: ['Nannup'],
          lga: ['Nannup'],
          'published-date-time': iso(),
          'geo-source': { features: [{ type: 'Feature', geometry: square(115.7, -34.05, 0.2) }] },
        },
        {
          id: 'w2',
          headline: 'Roads are wet',
          'warning-type': 'Flood Advice',
          lga: ['Manjimup'],
          'published-date-time': iso(),
        },
      ],
    }),
    'nt-roads': JSON.stringify({
      success: true,
      message: null,
      response: [
        {
          obstructionId: 9,
          status: 'CURRENT',
          roadName: 'Gunlom Road',
          obstructionType: 'Flooding',
          restrictionType: 'Road Closed',
          dateFrom: local('Australia/Darwin', 5000),
          dateTo: null,
          dateLastUpdated: local('Australia/Darwin'),
          startPoint: [-13.43, 132.41],
          endPoint: [-13.55, 132.45],
          comment: 'Water over the road.',
        },
        {
          obstructionId: 10,
          status: 'CURRENT',
          roadName: 'Stuart Highway',
          obstructionType: 'Roadworks',
          restrictionType: null,
          dateFrom: local('Australia/Darwin', 5000),
          dateTo: null,
          dateLastUpdated: local('Australia/Darwin'),
          startPoint: [-13.4, 131.8],
          endPoint: [-13.5, 131.9],
          comment: '',
        },
      ],
    }),
  };
}

const vicDistricts = [
  'Mallee',
  'Wimmera',
  'South West',
  'Northern Country',
  'North Central',
  'Central',
  'North East',
  'East Gippsland',
  'West and South Gippsland',
];

const point = (longitude: number, latitude: number) => ({
  type: 'Point',
  coordinates: [longitude, latitude],
});
const collection = (...geometries: object[]) => ({ type: 'GeometryCollection', geometries });
const square = (west: number, south: number, size: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
});
const event = (properties: object, geometry: object) => ({ type: 'Feature', properties, geometry });

function rfs(
  status: string,
  category: string,
  type: string,
  title: string,
  updated: string,
  geometry: object,
) {
  const [day = '', time = ''] = updated.split(' ');
  const date = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));
  return event(
    {
      title,
      category,
      link: 'https://www.rfs.nsw.gov.au/fire-information/fires-near-me',
      guid: `https://incidents.rfs.nsw.gov.au/api/v1/incidents/${title}`,
      description: `ALERT LEVEL: ${category} <br />LOCATION: ${title} <br />STATUS: ${status} <br />TYPE: ${type} <br />FIRE: Yes <br />UPDATED: ${date} ${time.slice(0, 5)}`,
    },
    geometry,
  );
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const tags = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, text]) => `<${name}>${escaped(text)}</${name}>`)
    .join('');
const item = (fields: Record<string, string>) => `<item>${tags(fields)}</item>`;
const rss = (pubDate: string, items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:georss="http://www.georss.org/georss"><channel><title>A list</title><pubDate>${pubDate}</pubDate>${items.join('')}</channel></rss>`;

const edxl = (sent: string, alerts: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><EDXLDistribution xmlns="urn:oasis:names:tc:emergency:EDXL:DE:1.0"><distributionID>1</distributionID><dateTimeSent>${sent}</dateTimeSent>${alerts.map((alert) => `<contentObject><xmlContent><embeddedXMLContent>${alert}</embeddedXMLContent></xmlContent></contentObject>`).join('')}</EDXLDistribution>`;

interface Alert {
  id: string;
  event: string;
  headline: string;
  sent: string;
  level?: string;
  severity?: string;
  circle?: string;
  polygon?: string;
  expires?: string;
  status?: string;
  web?: string;
}

function cap({
  id,
  event: name,
  headline,
  sent,
  level,
  severity = 'Unknown',
  circle,
  polygon,
  expires,
  status = 'Actual',
  web,
}: Alert) {
  const tag = (tagName: string, text: string | undefined) =>
    text ? `<cap:${tagName}>${escaped(text)}</cap:${tagName}>` : '';
  const parameter = level
    ? `<cap:parameter>${tag('valueName', 'AlertLevel')}${tag('value', level)}</cap:parameter>`
    : '';
  return `<cap:alert xmlns:cap="urn:oasis:names:tc:emergency:cap:1.2">${tag('identifier', id)}${tag('sent', sent)}${tag('status', status)}${tag('msgType', 'Alert')}<cap:info>${tag('event', name)}${tag('severity', severity)}${tag('expires', expires)}${tag('headline', headline)}${tag('description', 'About it.')}${tag('web', web)}${parameter}<cap:area>${tag('areaDesc', 'There')}${tag('polygon', polygon)}${tag('circle', circle)}</cap:area></cap:info></cap:alert>`;
}
