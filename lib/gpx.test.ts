/** @jest-environment jsdom */
import { toGpx, type Waypoint } from './gpx';

const GPX = 'http://www.topografix.com/GPX/1/1';

/**
 * The elements that the GPX 1.1 schema allows in a file of waypoints, with each element's
 * attributes and children in order.
 */
const schema: Record<string, { attributes?: string[]; children?: string[]; many?: string[] }> = {
  gpx: {
    attributes: ['version', 'creator'],
    children: ['metadata', 'wpt', 'rte', 'trk', 'extensions'],
    many: ['wpt', 'rte', 'trk'],
  },
  metadata: {
    children: ['name', 'desc', 'author', 'copyright', 'link', 'time', 'keywords', 'bounds', 'extensions'],
    many: ['link'],
  },
  wpt: {
    attributes: ['lat', 'lon'],
    children: [
      'ele',
      'time',
      'magvar',
      'geoidheight',
      'name',
      'cmt',
      'desc',
      'src',
      'link',
      'sym',
      'type',
      'fix',
      'sat',
      'hdop',
      'vdop',
      'pdop',
      'ageofdgpsdata',
      'dgpsid',
      'extensions',
    ],
    many: ['link'],
  },
  link: { attributes: ['href'], children: ['text', 'type'] },
  name: {},
  desc: {},
  src: {},
  sym: {},
  type: {},
};

const isXmlCharacter = /^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u;
const decimal = /^-?\d+(\.\d+)?$/;

/** Returns the waypoints of a file. Throws when the file breaks the GPX 1.1 schema. */
function readGpx(file: string) {
  if (!file.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')) throw new Error('no declaration');
  if (!isXmlCharacter.test(file)) throw new Error('a character that XML does not have');
  const root = new DOMParser().parseFromString(file, 'application/xml').documentElement;
  if (root.localName !== 'gpx') throw new Error(`no GPX: ${root.textContent}`);
  check(root);
  if (root.getAttribute('version') !== '1.1') throw new Error('not version 1.1');
  return Array.from(root.getElementsByTagNameNS(GPX, 'wpt'), (waypoint) => {
    const [lat, lon] = ['lat', 'lon'].map((name) => waypoint.getAttribute(name) ?? '');
    if (![lat, lon].every((degrees) => decimal.test(degrees ?? '')))
      throw new Error(`no decimals: ${lat} ${lon}`);
    const [latitude, longitude] = [Number(lat), Number(lon)];
    if (Math.abs(latitude) > 90 || longitude < -180 || longitude >= 180)
      throw new Error(`off the globe: ${lat} ${lon}`);
    const parts = Array.from(waypoint.children, (part) => [
      part.localName,
      part.getAttribute('href') ?? part.textContent,
    ]);
    return { latitude, longitude, ...Object.fromEntries(parts) };
  });
}

function check(element: Element): void {
  const { localName, namespaceURI } = element;
  const rule = schema[localName];
  if (!rule || namespaceURI !== GPX) throw new Error(`no element of the schema: ${element.nodeName}`);
  const { attributes = [], children, many = [] } = rule;
  // Ignore attributes with a namespace: the schema's location and the namespace declarations.
  const given = Array.from(element.attributes).filter(({ namespaceURI }) => namespaceURI === null);
  const names = given.map(({ name }) => name).sort();
  if (names.join() !== [...attributes].sort().join())
    throw new Error(`${localName} has the attributes ${names}`);
  const parts = Array.from(element.children);
  const text = Array.from(element.childNodes, (node) =>
    node.nodeType === node.TEXT_NODE ? node.nodeValue : '',
  );
  if (children ? text.join('').trim() !== '' : parts.length > 0)
    throw new Error(`wrong content of ${localName}`);
  const places = parts.map((part) => children?.indexOf(part.localName) ?? -1);
  places.forEach((place, at) => {
    const before = places[at - 1] ?? -1;
    const name = parts[at]?.localName ?? '';
    if (place < before || (place === before && !many.includes(name)))
      throw new Error(`${name} in the wrong place`);
  });
  parts.forEach(check);
}

const waypoint: Waypoint = {
  name: 'Bendeela Recreation Area',
  latitude: -34.74052,
  longitude: 150.4751,
  details: ['Kangaroo Valley NSW 2577', 'Toilets, Water'],
  source: 'Campground data © OpenStreetMap contributors, ODbL',
  link: 'https://camp.example/campsite/1?a=1&b=2',
  symbol: 'Campground',
  type: 'Campsite',
};
const read = (changes: Partial<Waypoint>) => readGpx(toGpx('Easter', [{ ...waypoint, ...changes }]))[0];

test('a file holds its waypoints as the schema requires', () => {
  const pub: Waypoint = {
    name: 'The pub',
    latitude: -34.7,
    longitude: 150.5,
    details: [],
    source: null,
    link: 'https://camp.example/trip/1',
    symbol: 'Flag, Blue',
    type: 'Meeting point',
  };
  expect(readGpx(toGpx('Easter', [waypoint, pub]))).toEqual([
    {
      latitude: -34.74052,
      longitude: 150.4751,
      name: 'Bendeela Recreation Area',
      desc: 'Kangaroo Valley NSW 2577\nToilets, Water',
      src: 'Campground data © OpenStreetMap contributors, ODbL',
      link: 'https://camp.example/campsite/1?a=1&b=2',
      sym: 'Campground',
      type: 'Campsite',
    },
    {
      latitude: -34.7,
      longitude: 150.5,
      name: 'The pub',
      link: 'https://camp.example/trip/1',
      sym: 'Flag, Blue',
      type: 'Meeting point',
    },
  ]);
  expect(readGpx(toGpx('Nothing saved', []))).toEqual([]);
});

test.each([
  ['Fire & water <b>"quoted"</b> ]]> \'x\' &amp;', 'Fire & water <b>"quoted"</b> ]]> \'x\' &amp;'],
  ['⛺👩‍👩‍👧‍👦 露營 Ängelholm', '⛺👩‍👩‍👧‍👦 露營 Ängelholm'],
  ['Camp\u0000\u0008\u001b\u0085one\r\ntwo\ttabs', 'Camp one two tabs'],
  ['Half \ud83d of a pair', 'Half \ufffd of a pair'],
  ['No \ufffe\uffffcharacters', 'No characters'],
  ['</name></wpt><wpt lat="0" lon="0"><name>', '</name></wpt><wpt lat="0" lon="0"><name>'],
])('a text is a text, whatever it holds: %j', (text, expected) => {
  expect(read({ name: text, details: [text, text], source: text })).toMatchObject({
    name: expected,
    desc: `${expected}\n${expected}`,
    src: expected,
  });
  expect(readGpx(toGpx(text, []))).toEqual([]);
});

test.each([
  [-89.9999999, 179.1],
  [90, -180],
  [1e-9, -1e-9],
])('coordinates are plain decimals: %d, %d', (latitude, longitude) => {
  const seen = read({ latitude, longitude });
  expect(seen?.latitude).toBeCloseTo(latitude, 5);
  expect(seen?.longitude).toBeCloseTo(longitude, 5);
});

test.each<[string, (file: string) => string]>([
  [
    'another namespace',
    (file) => file.replace(`xmlns="${GPX}"`, 'xmlns="http://www.topografix.com/GPX/1/0"'),
  ],
  ['no creator', (file) => file.replace(' creator="Campmates"', '')],
  ['the type before the symbol', (file) => file.replace(/(<sym>.*<\/sym>)(\s*)(<type>.*<\/type>)/, '$3$2$1')],
  ['two names', (file) => file.replace(/<name>Bend.*<\/name>/, '$&$&')],
  ['a latitude off the globe', (file) => file.replace('lat="-34', 'lat="-94')],
  ['text between elements', (file) => file.replace('<sym>', 'x<sym>')],
  ['markup that does not end', (file) => file.replace('</wpt>', '')],
])('this test refuses a file with %s', (_, spoil) => {
  const file = toGpx('Easter', [waypoint]);
  expect(spoil(file)).not.toBe(file);
  expect(() => readGpx(spoil(file))).toThrow();
});

test('several stops are a route in their order after the waypoints', () => {
  const file = toGpx('Loop', [waypoint], [waypoint, { name: 'Gorge <1>', latitude: -35, longitude: 148 }]);
  expect(file).toContain('  <rte>\n    <name>Loop</name>\n    <rtept lat="-34.740520" lon="150.475100">\n');
  expect(file).toContain('<rtept lat="-35.000000" lon="148.000000">\n      <name>Gorge &lt;1&gt;</name>');
  expect(file.indexOf('<rte>')).toBeGreaterThan(file.lastIndexOf('</wpt>'));
  expect(toGpx('Loop', [waypoint], [waypoint])).toBe(toGpx('Loop', [waypoint]));
});
