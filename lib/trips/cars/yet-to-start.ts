import type { SeatPlan } from './seat-plan';

/**
 * True when nobody has a seat yet although the cars have enough seats. No warning is needed then,
 * because the seats only have to be assigned.
 */
export const isYetToStart = ({ cars, unseated }: SeatPlan, lacking: boolean): boolean =>
  !lacking &&
  unseated.length > 0 &&
  cars.some(({ counts }) => counts) &&
  cars.every(({ passengers }) => passengers.length === 0);
