import type { TripPeople } from '@/lib/trips/attendance/people';
import { tintsOfAll } from '@/lib/trips/attendance/tints';

/** The number of faces that fit on a line. */
const MOST = 5;

interface Face {
  name: string;
  tint: number | undefined;
}

/** The faces of the households that are going. `going` is the number of all these households. */
export interface Faces {
  faces: Face[];
  going: number;
}

export function facesOf(people: TripPeople): Faces {
  const { attendees } = people;
  const tints = tintsOfAll(people);
  return {
    faces: attendees.slice(0, attendees.length > MOST ? MOST - 1 : MOST).map((household) => ({
      name: household.profile_name,
      tint: tints[household.household_id],
    })),
    going: attendees.length,
  };
}
