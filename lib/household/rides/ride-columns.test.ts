import { rideColumns } from './ride-columns';

test('each given field becomes its column, and omitted fields are left out', () => {
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
