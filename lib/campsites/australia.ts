import type { Position } from '@/lib/geometry';
import { isInside } from '@/lib/places/state-in';

export const OUTSIDE = 'This is not in Australia or its territories.';

type Point = readonly [longitude: number, latitude: number];

/**
 * Rough out at sea. In the Torres Strait it runs between the Australian islands and New Guinea, 4
 * km apart.
 */
const mainland: readonly Point[] = [
  [112, -21.5],
  [117.5, -16.8],
  [121, -13.2],
  [122.4, -11.6],
  [124, -11.4],
  [128.5, -10.7],
  [141, -10.4],
  [141.7, -9.35],
  [142.03, -9.2],
  [142.36, -9.19],
  [142.48, -9.33],
  [142.85, -9.335],
  [143.2, -9.25],
  [143.7, -9.05],
  [144.1, -9.05],
  [144.5, -9.6],
  [145.2, -11],
  [148, -12],
  [157, -16],
  [157, -24.5],
  [154.5, -29],
  [153.5, -33],
  [151, -37],
  [149.6, -41],
  [148.9, -44.2],
  [145.5, -44.2],
  [143.2, -40.5],
  [138.5, -37],
  [135, -36],
  [129, -33],
  [124.5, -35],
  [117.5, -36],
  [114, -35.3],
  [112.5, -28],
  [112, -24],
];

interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
}

const islands: readonly Box[] = [
  // Christmas Island
  { west: 105.4, east: 105.9, south: -10.7, north: -10.3 },
  // Cocos (Keeling) Islands
  { west: 96.7, east: 97.1, south: -12.4, north: -11.7 },
  // Norfolk Island
  { west: 167.7, east: 168.2, south: -29.3, north: -28.9 },
  // Lord Howe Island with Balls Pyramid
  { west: 158.9, east: 159.4, south: -31.9, north: -31.4 },
  // Macquarie Island
  { west: 158.6, east: 159.1, south: -55.2, north: -54.3 },
  // Heard and McDonald Islands
  { west: 72.3, east: 74.1, south: -53.4, north: -52.8 },
  // The Australian Antarctic Territory, on both sides of Adélie Land
  { west: 45, east: 136, south: -90, north: -60 },
  { west: 142, east: 160, south: -90, north: -60 },
];

const mainlandRing = [...mainland, ...mainland.slice(0, 1)].flat();

export const inAustralia = (spot: Position) =>
  isInside(mainlandRing, spot.longitude, spot.latitude) ||
  islands.some(
    ({ west, east, south, north }) =>
      spot.longitude >= west && spot.longitude <= east && spot.latitude >= south && spot.latitude <= north,
  );
