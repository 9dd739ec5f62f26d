import type { Viewer } from '@/lib/server/auth/viewer';
import { answerTrip as saveAnswer } from '@/lib/trips/attendance/answer';

/** Answers as an account, with the people chosen before. */
export const answerTrip = (viewer: Viewer, tripId: string, attending: boolean | null) =>
  saveAnswer({ viewer, tripId }, { attending });
