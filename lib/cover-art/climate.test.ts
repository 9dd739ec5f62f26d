import { climateOf } from './climate';
import { surveyLand, WATER } from './land';

test.each([
  ['Alice Springs', '-23.700,133.880', 'red', 0],
  ['Uluru', '-25.345,131.036', 'red', 0],
  ['Exmouth', '-21.930,114.130', 'dry', 0.04],
  ['Cairns', '-16.920,145.770', 'tropic', 0.2],
  ['Kangaroo Valley', '-34.740,150.500', 'green', 0.2],
  ['Cradle Mountain', '-41.650,145.950', 'green', 0.13],
  ['Norfolk Island', '-29.040,167.950', 'green', 0.2],
  ['a site without a position', 'n0000002a', 'green', 0.13],
])('the land round %s', (_, seed, look, water) => {
  expect(climateOf(seed)).toEqual({ look, water });
});

test('covers of the Red Centre have no lakes in any size', () => {
  for (const size of ['wide', 'thumb', 'tall'] as const) {
    const { height, left, top, columns, rows } = surveyLand('-23.700,133.880', size);
    for (let y = top; y <= top + rows; y++)
      for (let x = left; x <= left + columns; x++) expect(height(x, y)).toBeGreaterThan(WATER);
  }
});
