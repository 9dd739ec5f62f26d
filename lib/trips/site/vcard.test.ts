import { type SiteContact, siteVcard } from './vcard';

const appUrl = 'https://camp.example:8443';
const site: SiteContact = {
  id: '0190b0b0-0000-7000-8000-000000000001',
  name: 'Bendeela Recreation Area',
  address: 'Kangaroo Valley NSW 2577',
  phone: '1300 662 077',
  email: 'camp@example.com',
  latitude: -34.74052,
  longitude: 150.4751,
  url: 'https://www.waternsw.com.au/bendeela',
  open: true,
};

/**
 * Returns a card's lines, unfolded. Checks the rules of RFC 2425 first: lines end with CRLF and
 * have at most 75 octets.
 */
function linesOf(changes: Partial<SiteContact> = {}): string[] {
  const card = siteVcard({ ...site, ...changes }, appUrl);
  expect(card.endsWith('END:VCARD\r\n')).toBe(true);
  for (const line of card.slice(0, -2).split('\r\n')) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // Folding must not cut a character in two.
    expect(line.isWellFormed()).toBe(true);
  }
  return card.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
}

test('a card has the name, phone number, email, address, position and web page of a site', () => {
  expect(linesOf()).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Campmates//Trips//EN',
    'UID:0190b0b0-0000-7000-8000-000000000001@camp.example',
    'N:Bendeela Recreation Area;;;;',
    'FN:Bendeela Recreation Area',
    'ORG:Bendeela Recreation Area',
    'X-ABShowAs:COMPANY',
    'TEL;TYPE=WORK,VOICE:1300 662 077',
    'EMAIL;TYPE=INTERNET:camp@example.com',
    'ADR;TYPE=WORK:;;Kangaroo Valley NSW 2577;;;;',
    'GEO:-34.74052;150.47510',
    'URL:https://www.waternsw.com.au/bendeela',
    'NOTE:34.7405° S\\, 150.4751° E\\nCampground data © OpenStreetMap contributors\\, ODbL',
    'END:VCARD',
  ]);
});

test('unknown fields are left out, and only open data is credited', () => {
  const lines = linesOf({ address: null, email: null, url: null, open: false });
  expect(lines.some((line) => /^(ADR|EMAIL|URL)/.test(line))).toBe(false);
  expect(lines).toContain('NOTE:34.7405° S\\, 150.4751° E');
});

test.each([
  ['02 4465 1234; 0400 000 000', ['02 4465 1234', '0400 000 000']],
  ['+61 2 4465 1234 / (02) 4465 5678', ['+61 2 4465 1234', '02 4465 5678']],
  ['ask the ranger, 000', ['000']],
  ['0400\r\nTEL:190', ['0400', '190']],
  ['02 4465 1234 (8am-5pm)', ['02 4465 1234']],
])('the numbers of %j', (phone, numbers) => {
  const told = linesOf({ phone }).filter((line) => line.startsWith('TEL'));
  expect(told).toEqual(numbers.map((number) => `TEL;TYPE=WORK,VOICE:${number}`));
});

test('separator characters are escaped, and a name is a single value', () => {
  expect(linesOf({ name: 'Fire, water; and \\n \\ "earth": <b>' })).toContain(
    'FN:Fire\\, water\\; and \\\\n \\\\ "earth": <b>',
  );
});

test.each(['\r\n', '\n', '\r', '\u2028', '\u0085', '\v', '\f', '\u0001', '\t'])(
  'nothing that a person wrote can become a line of its own (%j)',
  (lineEnd) => {
    const nasty = `Camp${lineEnd}TEL:190${lineEnd}END:VCARD`;
    const harmless = 'Camp TEL:190 END:VCARD';
    const lines = linesOf({ name: nasty, address: nasty, url: `https://example.com/${nasty}` });
    expect(lines).toHaveLength(15);
    expect(lines).toEqual(
      expect.arrayContaining([
        `FN:${harmless}`,
        `ADR;TYPE=WORK:;;${harmless};;;;`,
        'URL:https://example.com/Camp%20TEL:190%20END:VCARD',
      ]),
    );
  },
);

test('long names, emoji and other scripts are folded between characters', () => {
  const name = '⛺👩‍👩‍👧‍👦露營'.repeat(20);
  expect(linesOf({ name })).toContain(`FN:${name}`);
});
