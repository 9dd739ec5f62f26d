import 'server-only';
import type { Position } from '@/lib/geometry';
import { log } from '@/lib/server/log';
import { drawGround, type Ground } from './draw-ground';

/** About 2 MB in all. */
const MOST = 100;
const kept = new Map<string, Promise<Ground | null>>();

/** 0.001° is less than a pixel, so nearby positions share a drawing. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Drawn once for all requests. A full cache drops the least recently used drawing. */
export function groundAround({ latitude, longitude }: Position): Promise<Ground | null> {
  const at = { latitude: round(latitude), longitude: round(longitude) };
  const key = `${at.latitude},${at.longitude}`;
  const drawing = kept.get(key) ?? drawGround(at).catch((error) => withoutMap(key, error));
  kept.delete(key);
  kept.set(key, drawing);
  if (kept.size > MOST) kept.delete(kept.keys().next().value as string);
  return drawing;
}

function withoutMap(key: string, error: unknown): null {
  kept.delete(key);
  log.warn({ err: error }, 'a map could not be drawn');
  return null;
}
