import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { phoneNumbers } from './phone-numbers';

test.each([
  ['1300 662 077', ['1300 662 077']],
  ['+61 (2) 4465-1234', ['+61 2 44651234']],
  ['02 4465 1234; 0400 000 000', ['02 4465 1234', '0400 000 000']],
  ['02 4465 1234 (8am-5pm)', ['02 4465 1234']],
  ['02 4465 1234 8am to 5pm', ['02 4465 1234']],
  ['Office: 02 4465 1234, Jo 0400 000 000', ['02 4465 1234', '0400 000 000']],
  ['0400 000 000\r\nTEL:190', ['0400 000 000', '190']],
  ['Ph:(02) 4465 1234', ['02 4465 1234']],
  ['02 4465 1234 weekdays 9:30am', ['02 4465 1234']],
  ['1800CAMPING', ['1800 226746']],
  ['1300 CAMPING', ['1300 226746']],
  ['1300 PARKS-2', []],
  ['13 YUMS', ['13 9867']],
  ['+61 (0)412 345 678', ['+61 412 345 678']],
  ['+61 0412 345 678', ['+61 412 345 678']],
  ['0061 2 4465 1234', ['0061 2 4465 1234']],
  ['(03) 6231 1234 / 0412 345 678 or 1300 135 513', ['03 6231 1234', '0412 345 678', '1300 135 513']],
  ['02 4465 1234 and 0400 000 000 & 13 14 44', ['02 4465 1234', '0400 000 000', '13 14 44']],
  ['Order by phone: 0400 000 000', ['0400 000 000']],
  ['ask the ranger', []],
  ['', []],
])('the phone numbers in %j', (text, numbers) => {
  expect(phoneNumbers(text)).toEqual(numbers);
});

test('every bundled number is the one that libphonenumber reads', () => {
  const rows: { phone?: string }[] = JSON.parse(readFileSync('prisma/seed/campgrounds-au-osm.json', 'utf8'));
  const numbers = rows.flatMap(({ phone }) => (phone ? phone.split(';') : []));
  const read = (text: string) => parsePhoneNumberFromString(text, 'AU')?.number;
  expect(numbers.length).toBeGreaterThan(600);
  expect(numbers.flatMap(phoneNumbers).map(read)).toEqual(numbers.map(read));
});

test('who-says.ts has the day of the current open data', () => {
  const data = readFileSync('prisma/seed/campgrounds-au-osm.json');
  // If this fails, write the new day into who-says.ts and the new hash into this test.
  expect(createHash('sha256').update(data).digest('hex').slice(0, 12)).toBe('56d8b0e886d8');
});
