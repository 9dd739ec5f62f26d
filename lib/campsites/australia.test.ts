import { inAustralia } from './australia';

const spot = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  ['Uluru', -25.344, 131.037],
  ['Bruny Island', -43.49, 147.145],
  ['Dirk Hartog Island', -25.48, 112.99],
  ['K’gari', -24.69, 153.27],
  ['Flinders Island', -40, 148.05],
  ['the Tiwi Islands', -11.4, 130.6],
  ['Cape York', -10.69, 142.53],
  ['Boigu in the Torres Strait', -9.23, 142.22],
  ['Saibai in the Torres Strait', -9.38, 142.61],
  ['Mer in the Torres Strait', -9.92, 144.05],
  ['Bramble Cay', -9.14, 143.87],
  ['Ashmore Reef', -12.25, 123.04],
  ['Christmas Island', -10.49, 105.63],
  ['West Island, Cocos (Keeling)', -12.19, 96.83],
  ['North Keeling', -11.83, 96.82],
  ['Norfolk Island', -29.04, 167.95],
  ['Lord Howe Island', -31.55, 159.08],
  ['Macquarie Island', -54.5, 158.94],
  ['Heard Island', -53.1, 73.51],
  ['Casey Station', -66.28, 110.53],
  ['Willis Island', -16.29, 149.96],
])('%s is in Australia', (_name, latitude, longitude) => {
  expect(inAustralia(spot(latitude, longitude))).toBe(true);
});

test.each([
  ['Jakarta', -6.2, 106.82],
  ['Bali', -8.65, 115.22],
  ['Kupang in Timor', -10.17, 123.6],
  ['Dili', -8.56, 125.57],
  ['Rote', -10.74, 123.06],
  ['Port Moresby', -9.44, 147.18],
  ['Daru', -9.08, 143.21],
  ['Merauke', -8.49, 140.4],
  ['Sigabaduru, across from Saibai', -9.28, 142.74],
  ['Auckland', -36.85, 174.76],
  ['Milford Sound', -44.67, 167.93],
  ['Nouméa', -22.27, 166.46],
  ['Honiara', -9.43, 159.95],
  ['Dumont d’Urville', -66.66, 140],
  ['Kerguelen', -49.35, 70.22],
  ['Singapore', 1.35, 103.82],
  ['London', 51.5, -0.13],
  ['nowhere (0, 0)', 0, 0],
  ['Brisbane with its coordinates swapped', 153.03, -27.47],
  ['what is no number', Number.NaN, Number.NaN],
])('%s is not', (_name, latitude, longitude) => {
  expect(inAustralia(spot(latitude, longitude))).toBe(false);
});
