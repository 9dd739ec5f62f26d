import type { Position } from '../geometry';

/** Returns a link that opens the device's map app at a position, with the name at the pin. */
export function geoLink({ name, ...position }: Position & { name: string }): string {
  const spot = spotOf(position);
  // encodeURIComponent doesn't escape brackets, which would end the label.
  const label = encodeURIComponent(name).replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'));
  return `geo:${spot}?q=${spot}(${label})`;
}

/**
 * Returns links to map sites that show directions from the person's location to a position. Each
 * link opens the site's app if the app is installed.
 */
export const directionsLinks = (position: Position) => {
  const spot = spotOf(position);
  return [
    { label: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${spot}` },
    { label: 'Apple Maps', href: `https://maps.apple.com/?daddr=${spot}` },
    { label: 'OpenStreetMap', href: `https://www.openstreetmap.org/directions?to=${spot}` },
  ];
};

/** Returns a position as text: "34.7405 S, 150.4751 E". */
export const spotText = ({ latitude, longitude }: Position) =>
  `${Math.abs(latitude).toFixed(4)} ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(4)} ${longitude < 0 ? 'W' : 'E'}`;

const spotOf = ({ latitude, longitude }: Position) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
