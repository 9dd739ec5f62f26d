import { rideColumns } from './ride-columns';

test('each field has its column, and what is left out none', () => {
  const own = { make: 'Subaru', model: 'Forester', colour: 'Green', registration: null, seats: 5 };
  const same = { ...own, drivetrain: 'All Wheel Drive', description: 'Long' } as const;
  expect(rideColumns({ ...same, can_tow: true, trailer_type: 'Caravan', boat_type: 'Sailboat' })).toEqual({
    ...same,
    canTow: true,
    trailerType: 'Caravan',
    boatType: 'Sailboat',
  });
  expect(Object.keys(rideColumns({ can_tow: false }))).toEqual(['canTow']);
});
