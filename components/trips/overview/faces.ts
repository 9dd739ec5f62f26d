import { type AnswerCounts, countAnswers } from '@/lib/trips/attendance/answer-counts';
import type { TripPeople } from '@/lib/trips/attendance/people';
import { countAll } from '@/lib/trips/headcount/count';
import { tintsOf } from '../household-face';

/** More than that are people to read about in their own part. */
const MOST = 8;

/** A household that is going, as its face shows it. */
interface Face {
  name: string;
  tint?: number;
  /** How many people come along with them. */
  others: number;
}

/** Who is coming, and how many more there are. */
export interface Faces {
  faces: Face[];
  going: number;
  answers: AnswerCounts;
}

export function facesOf(people: TripPeople): Faces {
  const { attendees } = people;
  const tints = tintsOf(people);
  return {
    faces: attendees.slice(0, MOST).map((household) => ({
      name: household.profile_name,
      tint: tints[household.household_id],
      others: countAll([household]).people - 1,
    })),
    going: attendees.length,
    answers: countAnswers(people),
  };
}
