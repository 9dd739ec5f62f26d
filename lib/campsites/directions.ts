import type { Position } from '../geometry';

export function geoLink({ name, ...position }: Position & { name: string }): string {
  const spot = spotOf(position);
  // encodeURIComponent doesn't escape brackets, which would end the label.
  const label = encodeURIComponent(name).replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'));
  return `geo:${spot}?q=${spot}(${label})`;
}

export const directionsLinks = (position: Position) => {
  const spot = spotOf(position);
  return [
    { label: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${spot}` },
    { label: 'Apple Maps', href: `https://maps.apple.com/?daddr=${spot}` },
    { label: 'OpenStreetMap', href: `https://www.openstreetmap.org/directions?to=${spot}` },
  ];
};

const [north, south] = [
  { letter: 'N', word: 'north' },
  { letter: 'S', word: 'south' },
];
const [east, west] = [
  { letter: 'E', word: 'east' },
  { letter: 'W', word: 'west' },
];

/** Four decimals are about ten metres. Screen readers say the words. */
export const spotParts = ({ latitude, longitude }: Position, decimals = 4) => [
  { degrees: `${Math.abs(latitude).toFixed(decimals)}°`, ...(latitude < 0 ? south : north) },
  { degrees: `${Math.abs(longitude).toFixed(decimals)}°`, ...(longitude < 0 ? west : east) },
];

/** "35.1310° S, 148.6720° E" */
export const spotText = (position: Position, decimals?: number): string =>
  spotParts(position, decimals)
    .map(({ degrees, letter }) => `${degrees} ${letter}`)
    .join(', ');

/** "35.8136 south, 148.2511 east", to be read out. */
export const spotWords = (position: Position): string =>
  spotParts(position)
    .map(({ degrees, word }) => `${degrees.replace('°', '')} ${word}`)
    .join(', ');

const spotOf = ({ latitude, longitude }: Position) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
