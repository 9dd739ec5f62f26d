import { shortName } from './household-name';

test.each([
  ['Olivia Hart', 'Olivia'],
  [' Grace  Hall ', 'Grace'],
  ['Ngọc Ánh', 'Ngọc'],
  ['The Murphys', 'The Murphys'],
  ['Murphy family', 'Murphy family'],
  ['Mary Jane Hall', 'Mary'],
  ['Maria de la Cruz', 'Maria'],
  ['Olivia Hart 🏕️', 'Olivia'],
  ['Pat 👩🏽‍🌾🇦🇺', 'Pat'],
  ['🏕️', '🏕️'],
  ['The Murphy Family', 'The Murphy Family'],
  ['Murphy family Perth', 'Murphy family Perth'],
  ['Sam and Jo', 'Sam and Jo'],
  ['Sam & Jo Hall', 'Sam & Jo Hall'],
  ['Somebody who left 2', 'Somebody who left 2'],
  ['Pat', 'Pat'],
])('%s goes by %s', (name, short) => expect(shortName(name)).toBe(short));
