import type { Position } from '@/lib/geometry';

/** UUIDs in base64: 22 characters each in place of 36. */
export const compactIds = (ids: string[]) =>
  btoa(
    ids
      .join('')
      .replaceAll('-', '')
      .replace(/../g, (hex) => String.fromCharCode(Number.parseInt(hex, 16))),
  );

export function expandIds(text: string): string[] {
  const hex = Array.from(atob(text), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return (hex.match(/.{32}/g) ?? []).map((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
}

// A centimetre, and as fine as any map service gives: what a person can see of a place is not changed.
const STEPS = 1e7;

/** Latitudes and longitudes in turn, each as its steps from the one before, which is near. */
export function compactPositions(positions: readonly Position[]): string {
  let [latitude, longitude] = [0, 0];
  return positions
    .flatMap((position) => {
      const [y, x] = [Math.round(position.latitude * STEPS), Math.round(position.longitude * STEPS)];
      const steps = [y - latitude, x - longitude];
      [latitude, longitude] = [y, x];
      return steps.map((step) => step.toString(36));
    })
    .join(' ');
}

export function expandPositions(text: string): Position[] {
  const steps = text.split(' ').map((step) => Number.parseInt(step, 36));
  let [latitude, longitude] = [0, 0];
  return Array.from({ length: Math.floor(steps.length / 2) }, (_, index) => {
    latitude += steps[index * 2] ?? 0;
    longitude += steps[index * 2 + 1] ?? 0;
    return { latitude: latitude / STEPS, longitude: longitude / STEPS };
  });
}
