export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export type Subject = 'address' | 'email' | 'person' | 'everyone';

export interface Limit {
  by: Subject;
  points: number;
  seconds: number;
  words?: string;
}
