import type { GearLine } from '@/lib/trips/gear/schema';
import { bringersText, findText, isAmount, ofText, reasonText, savedText } from './gear-text';

const names = { 1: 'Pat', 2: 'Olivia', 3: 'Linh', 4: 'Sam' };
const brings = (...quantities: number[]): GearLine['by'] =>
  quantities.map((quantity, index) => ({
    household_id: `${index + 1}`,
    name: `Nobody ${index + 1}`,
    quantity,
    said: true,
  }));
const lineOf = (needed: number, by: GearLine['by'], unit: GearLine['unit'] = null) => {
  const offered = by.reduce((all, { quantity }) => all + quantity, 0);
  const gap = Math.max(0, needed - offered);
  return { name: 'Things', needed, offered, gap, surplus: Math.max(0, offered - needed), unit, by };
};
const by = (needed: number, all: GearLine['by'], own: string | null = null, most = names) =>
  bringersText(lineOf(needed, all), { names: most, own });

test('amounts are in pieces and litres', () => {
  expect(ofText(lineOf(19, brings(6, 4, 2)))).toBe('12 of 19');
  const water = lineOf(520, brings(240), 'L');
  expect(ofText(water)).toBe('240 of 520 L');
  expect([isAmount(water), isAmount(lineOf(5, [])), isAmount(lineOf(4, []))]).toEqual([true, true, false]);
});

test('a short line lists who brings how many', () => {
  expect(by(19, brings(6, 4, 2), '2')).toBe('Pat 6, you 4, Linh 2');
  expect(by(19, brings(6, 4), '1')).toBe('You 6, Olivia 4');
  expect(by(19, [])).toBe('');
  expect(by(19, brings(1, 1, 1, 1))).toBe('Pat 1, Olivia 1, Linh 1, Sam 1');
  const many = brings(...Array.from({ length: 60 }, () => 1));
  expect(by(99, many)).toBe('Pat 1, Olivia 1, Linh 1, Sam 1, Nobody 5 1 and 55 more');
});

test('a covered line lists who brings it in as few words as possible', () => {
  expect(by(1, brings(1), '1')).toBe('You');
  expect(by(4, brings(4))).toBe('Pat');
  expect(by(3, brings(1, 1, 1))).toBe('Pat, Olivia, Linh');
  expect(by(1, brings(1, 1, 1))).toBe('3 people bring one');
  expect(by(3, brings(2, 1))).toBe('Pat 2, Olivia 1');
  expect(by(4, brings(1, 1, 1, 1))).toBe('Everyone');
  expect(by(2, brings(1, 1), null, { 1: 'Pat', 2: 'Olivia' } as typeof names)).toBe('Pat, Olivia');
});

test('the message after saving describes the current state, even after other people’s changes', () => {
  const said = (needed: number, all: GearLine['by'], unit?: 'L') => savedText(lineOf(needed, all, unit), '1');
  expect(said(19, brings(6))).toBe('Things: 13 short still.');
  expect(said(520, brings(240), 'L')).toBe('Things: 280 L short still.');
  expect(said(2, brings(1, 1))).toBe('Things: all there.');
  expect(said(1, brings(1, 1))).toBe('Things: 1 to spare, others bring some too.');
  expect(said(10, brings(20), 'L')).toBe('Things: 10 L to spare.');
});

test('the heading counts what is missing in words', () => {
  const all = [0, 1, 7, 12].flatMap((count) => [findText(count, false), findText(count, true)]);
  expect(all).toEqual([
    'Everything’s found.',
    'Everything was there.',
    'One thing to find',
    'One thing was missing',
    'Seven things to find',
    'Seven things were missing',
    '12 things to find',
    '12 things were missing',
  ]);
});

test('behind a name stand the reason, what the reader owns and what is left over', () => {
  const water = { ...lineOf(20, brings(60), 'L'), why: 'No water at the site.' } as GearLine;
  expect(reasonText(water, 40)).toBe('No water at the site. You own 40 L. 40 L to spare.');
  expect(reasonText({ ...water, surplus: 0 }, 0)).toBe('No water at the site.');
});
