import type { SeatPlan } from './seat-plan';

/** Whether nobody has been given a seat, although the cars take all: work that is still to come, and no alarm. */
export const isYetToStart = ({ cars, unseated }: SeatPlan, lacking: boolean): boolean =>
  !lacking &&
  unseated.length > 0 &&
  cars.some(({ counts }) => counts) &&
  cars.every(({ passengers }) => passengers.length === 0);
