import type { Position } from '@/lib/geometry';

const MAX_LENGTH = 80;
const pair = /^([+-]?\d{1,3}(?:\.\d{1,20})?) ?([NS])? ([+-]?\d{1,3}(?:\.\d{1,20})?) ?([EW])?$/;

/** Reads the forms in which map apps copy a position. Null for any other text. */
export function readCoordinates(text: string): Position | null {
  if (text.length > MAX_LENGTH) return null;
  const plain = text
    .replace(/[\s,;°]+/g, ' ')
    .replace(/[−–]/g, '-')
    .trim()
    .toUpperCase();
  const [, latitude, northSouth, longitude, eastWest] = pair.exec(plain) ?? [];
  if (!latitude || !longitude) return null;
  return { latitude: degrees(latitude, northSouth === 'S'), longitude: degrees(longitude, eastWest === 'W') };
}

const degrees = (text: string, negative: boolean) =>
  Math.round((negative ? -Math.abs(Number(text)) : Number(text)) * 1e6) / 1e6;
