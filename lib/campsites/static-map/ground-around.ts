import 'server-only';
import type { Position } from '@/lib/geometry';
import { log } from '@/lib/server/log';
import { drawGround, type Ground } from './draw-ground';

/** About 2 MB at the most. */
const MOST = 100;
const kept = new Map<string, Promise<Ground | null>>();

/** Finer than one sees: 0.001° is less than a pixel. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** What the map shows round a site, drawn once for all who ask; the least recently asked for gives way. */
export function groundAround({ latitude, longitude }: Position): Promise<Ground | null> {
  const at = { latitude: round(latitude), longitude: round(longitude) };
  const key = `${at.latitude},${at.longitude}`;
  const drawing = kept.get(key) ?? drawGround(at).catch((error) => withoutMap(key, error));
  kept.delete(key);
  kept.set(key, drawing);
  if (kept.size > MOST) kept.delete(kept.keys().next().value as string);
  return drawing;
}

/** A page does without its map; the next one tries again. */
function withoutMap(key: string, error: unknown): null {
  kept.delete(key);
  log.warn({ err: error }, 'a map could not be drawn');
  return null;
}
