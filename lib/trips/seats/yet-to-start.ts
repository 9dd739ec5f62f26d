import type { Finding } from '../fit/finding';
import type { SeatPlan } from './seat-plan';

/** Whether fit finds too few seats, or a trailer or boat that no car can tow. */
export const lacksCars = (findings: readonly Pick<Finding, 'rule' | 'level'>[]): boolean =>
  findings.some(({ rule, level }) => level === 'problem' && (rule === 'seats' || rule === 'tow'));

/** Whether nobody has been given a seat, although the cars take all: work that is still to come, and no alarm. */
export const isYetToStart = ({ cars, unseated }: SeatPlan, lacking: boolean): boolean =>
  !lacking &&
  unseated.length > 0 &&
  cars.length > 0 &&
  cars.every(({ passengers }) => passengers.length === 0);
