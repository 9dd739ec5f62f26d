import type { SeatPlan } from './seat-plan';

/**
 * True when nobody has a seat yet although the cars have enough seats. Somebody only has to give the
 * seats out, so there is no reason for a warning.
 */
export const isYetToStart = ({ cars, unseated }: SeatPlan, lacking: boolean): boolean =>
  !lacking &&
  unseated.length > 0 &&
  cars.some(({ counts }) => counts) &&
  cars.every(({ passengers }) => passengers.length === 0);
