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

export const spotText = ({ latitude, longitude }: Position) =>
  `${Math.abs(latitude).toFixed(4)} ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(4)} ${longitude < 0 ? 'W' : 'E'}`;

const spotOf = ({ latitude, longitude }: Position) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
