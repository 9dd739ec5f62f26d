export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export type Subject = 'address' | 'email' | 'person' | 'everyone';

export interface Limit {
  by: Subject;
  points: number;
  seconds: number;
  /** First words of the refusal, in place of the standard words. */
  words?: string;
}
