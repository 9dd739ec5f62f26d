interface Planned {
  trip: { start_date: string; end_date: string; status: string };
}

/** Invitations without an answer, the next trip to which the reader is going, and all others. */
export function planOf<T extends Planned>(trips: readonly T[]) {
  const invitations = trips.filter(({ trip }) => trip.status === 'Pending');
  const [next = null] = trips
    .filter(({ trip }) => trip.status === 'Going')
    .sort((one, other) => daysOf(one).localeCompare(daysOf(other)));
  const rest = trips.filter((each) => each !== next && !invitations.includes(each));
  return { invitations, next, rest };
}

const daysOf = ({ trip }: Planned) => `${trip.start_date} ${trip.end_date}`;
