import { capital, countText, countWord, listText, oneLine } from '@/lib/text';
import { isAtStop, type Nights, type Stop } from './stops';

/** "three stops" */
export const stopCount = (count: number) => `${countWord(count)} ${count === 1 ? 'stop' : 'stops'}`;

/** "stop 2" */
export const stopText = ({ number }: Pick<Stop, 'number'>) => `stop ${number}`;

/** "Blowering (stop 2)" */
export const stopWithName = (stop: Pick<Stop, 'number' | 'location_name'>) =>
  `${oneLine(stop.location_name)} (${stopText(stop)})`;

/** "Stop 2, Blowering", where the name may be cut. */
export const stopThenName = (stop: Pick<Stop, 'number' | 'location_name'>) =>
  `${capital(stopText(stop))}, ${oneLine(stop.location_name)}`;

/** "2 nights", or "no night" where people only pass. */
export const nightsText = (nights: number) => (nights === 0 ? 'no night' : countText(nights, 'night'));

/** "Bend, 2 nights, then Gorge, 1 night" */
export const inTurn = (
  stops: readonly { locationName: string; nights: number }[],
  shown: (name: string) => string = oneLine,
) => stops.map(({ locationName, nights }) => `${shown(locationName)}, ${nightsText(nights)}`).join(', then ');

/** "joins at stop 2", "leaves after stop 1" or both; '' for people who are at the first and the last stop. */
export function partText(nights: Nights, stops: readonly Stop[]): string {
  const at = stops.filter((stop) => isAtStop(nights, stop));
  const [first, last] = [at[0], at.at(-1)];
  if (!first || !last) return '';
  return listText([
    ...(first.number > 1 ? [`joins at ${stopText(first)}`] : []),
    ...(last.number < stops.length ? [`leaves after ${stopText(last)}`] : []),
  ]);
}
