import 'server-only';
import { addDays, type Day } from '@/lib/dates';
import { instantIn } from '@/lib/places/clock';
import type { TideStation } from './stations';

export interface TideDay {
  day: Day;
  turns: { at: Date; metres: number; high: boolean }[];
  /** Each 30 minutes from midnight until the next midnight. */
  curve: { at: Date; metres: number }[];
}

const MINUTE = 60_000;
const kept = new Map<string, TideDay>();
const MOST_KEPT = 2000;

/** From midnight to midnight by the site's clock: 23 or 25 hours when daylight saving changes. */
export async function tideDay(station: TideStation, zone: string, day: Day): Promise<TideDay> {
  const key = `${station.name} ${zone} ${day}`;
  const known = kept.get(key);
  if (known) return known;
  const predicted = await predict(station, zone, day);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, predicted);
  return predicted;
}

export async function predict(station: TideStation, zone: string, day: Day): Promise<TideDay> {
  const { createTidePredictor } = await import('@neaps/tide-predictor');
  const [start, end] = [instantIn(zone, day, '00:00'), instantIn(zone, addDays(day, 1), '00:00')];
  const waves = station.waves.map(([name, amplitude, phase]) => ({ name, amplitude, phase }));
  const predictor = createTidePredictor(waves, { offset: station.mean });
  const last = end.getTime() - MINUTE;
  return {
    day,
    turns: predictor.getExtremesPrediction({ start, end }).map(({ time, level, high }) => ({
      at: new Date(Math.min(last, Math.round(time.getTime() / MINUTE) * MINUTE)),
      metres: inCm(level),
      high,
    })),
    curve: predictor
      .getTimelinePrediction({ start, end, timeFidelity: 1800 })
      .map(({ time, level }) => ({ at: time, metres: inCm(level) })),
  };
}

const inCm = (metres: number) => Math.round(metres * 100) / 100;
