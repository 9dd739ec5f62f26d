import { clockText, type Day } from '@/lib/dates';
import { kmText } from '@/lib/geometry';

export interface ShownTide {
  day: Day;
  /** `time` by the site's clock: "17:24"; `part` of the day that is over by then, from 0 to 1. */
  turns: { time: string; metres: number; high: boolean; part: number }[];
  /** In metres, at even steps from midnight to midnight. */
  curve: number[];
}

export interface ShownTides {
  station: string;
  km: number;
  zone: string;
  days: ShownTide[];
}

/** Stands wherever a tide does. */
export const predictedFor = ({ station, km }: Pick<ShownTides, 'station' | 'km'>) =>
  `Predicted for ${station}, ${kmText(Math.round(km)).replace('.0', '')}. Not for navigation`;

/** "Low tide 5:24 pm": the first low by day, as beaches are walked then; null without a low. */
export function lowTideText({ turns }: ShownTide): string | null {
  const lows = turns.filter(({ high }) => !high);
  const low = lows.find(({ time }) => time >= '06:00' && time <= '20:00') ?? lows[0];
  return low ? `Low tide ${clockText(low.time)}` : null;
}

export const metresText = (metres: number) =>
  `${(Math.round(metres * 10) / 10).toFixed(1).replace('-', '−')} m`;
