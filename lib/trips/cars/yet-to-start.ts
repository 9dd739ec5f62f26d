import type { SeatPlan } from './seat-plan';

/**
 * True when no seat has been given out although the cars are enough. That is work still to come,
 * and no reason for a warning.
 */
export const isYetToStart = ({ cars, unseated }: SeatPlan, lacking: boolean): boolean =>
  !lacking &&
  unseated.length > 0 &&
  cars.some(({ counts }) => counts) &&
  cars.every(({ passengers }) => passengers.length === 0);
