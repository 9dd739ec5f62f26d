import { shortName } from './household-name';

test.each([
  ['Olivia Hart', 'Olivia'],
  [' Grace  Hall ', 'Grace'],
  ['Ngọc Ánh', 'Ngọc'],
  ['The Murphys', 'The Murphys'],
  ['Murphy family', 'Murphy family'],
  ['Mary Jane Hall', 'Mary Jane Hall'],
  ['Pat', 'Pat'],
])('%s goes by %s', (name, short) => expect(shortName(name)).toBe(short));
