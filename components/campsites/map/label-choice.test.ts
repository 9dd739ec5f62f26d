import places from './data/au-labels.json';
import { chooseLabels, type Point } from './label-choice';
import type { PlaceRow } from './map-data';

const size = { x: 400, y: 300 };
/** A fake map on which a degree is one pixel. */
const pointOf = (latitude: number, longitude: number): Point => ({ x: longitude, y: latitude });
const choose = (rows: PlaceRow[], zoom = 9) => chooseLabels(rows, zoom, size, pointOf);
const namesOf = (rows: PlaceRow[], zoom?: number) => choose(rows, zoom).map(({ name }) => name);

test('when two names would touch, only the more important place is named', () => {
  expect(
    namesOf([
      ['Nowra', 100, 100, 7],
      ['Bomaderry', 105, 120, 9],
      ['Kiama', 130, 100, 8],
    ]),
  ).toEqual(['Nowra', 'Kiama']);
});

test('a place is named from its own zoom on', () => {
  const rows: PlaceRow[] = [
    ['Sydney', 50, 50, 3],
    ['Gerroa', 150, 50, 9],
  ];
  expect(namesOf(rows, 8.5)).toEqual(['Sydney']);
  expect(namesOf(rows, 9)).toEqual(['Sydney', 'Gerroa']);
});

test('only places on the map are named', () => {
  expect(
    namesOf([
      ['North', -5, 50, 5],
      ['West', 50, -5, 5],
      ['South', 296, 50, 5],
      ['East', 50, 405, 5],
    ]),
  ).toEqual([]);
});

test('a name that a mark would hide moves to the other side of its place, or is left out', () => {
  const row: PlaceRow = ['Gerroa', 50, 200, 9];
  const beside = (x: number) => ({ x, y: 50 });
  const sideOf = (...marks: Point[]) => chooseLabels([row], 9, size, pointOf, marks).map(({ left }) => left);
  expect(sideOf(beside(240))).toEqual([true]);
  expect(sideOf(beside(240), beside(160))).toEqual([]);
});

test('a well-known town is named despite a mark, on its free side if it has one', () => {
  const sideAt = (x: number) => chooseLabels([['Sydney', 50, 200, 3]], 9, size, pointOf, [{ x, y: 50 }]);
  expect(sideAt(230)).toMatchObject([{ left: true, aside: false }]);
});

test('a well-known town is named beside the mark on it, so that no letter is hidden', () => {
  const beside = (...marks: Point[]) => chooseLabels([['Hobart', 50, 200, 3]], 9, size, pointOf, marks);
  const on = { x: 205, y: 46 };
  const [right] = beside(on);
  expect(right).toMatchObject({ left: false, aside: true });
  expect(right?.x).toBeGreaterThan(205 + 18);
  expect(beside({ x: 222, y: 52 }, { x: 170, y: 50 })).toMatchObject([{ left: false, aside: true }]);
  const [left] = beside(on, { x: 250, y: 50 });
  expect(left).toMatchObject({ left: true, aside: true });
  expect(left?.x).toBeLessThan(205 - 18);
  expect(beside(on, { x: 250, y: 50 }, { x: 160, y: 50 })).toMatchObject([{ aside: false }]);
});

test('at the right edge a name stands left of its place', () => {
  expect(choose([['Wollongong', 150, 380, 6]])).toMatchObject([{ left: true }]);
  expect(choose([['Wollongong', 150, 300, 6]])).toMatchObject([{ left: false }]);
});

test('no name runs under the zoom control, however well known the town is', () => {
  expect(choose([['The Entrance', 60, 330, 6]])).toMatchObject([{ left: true }]);
  expect(choose([['The Entrance', 60, 380, 6]])).toEqual([]);
});

test('the bundled places begin with the capitals and lie in Australia', () => {
  const rows = places as unknown as PlaceRow[];
  const capitals = rows.filter(([, , , zoom]) => zoom <= 4).map(([name]) => name);
  expect(capitals).toEqual(
    expect.arrayContaining(['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Darwin', 'Hobart']),
  );
  for (const [name, latitude, longitude] of rows)
    expect({ name, here: latitude < -9 && latitude > -55 && longitude > 72 && longitude < 169 }).toEqual({
      name,
      here: true,
    });
});
