import { reachOf } from './drivetrains';

const [two, all, four] = ['2 Wheel Drive', 'All Wheel Drive', '4 Wheel Drive'] as const;

test.each([
  { access: four, reach: ['no', 'check', 'yes', 'check'] },
  { access: all, reach: ['no', 'yes', 'yes', 'check'] },
  { access: two, reach: ['yes', 'yes', 'yes', 'yes'] },
  { access: null, reach: ['unsaid', 'unsaid', 'yes', 'unsaid'] },
])('when the way in needs $access, the cars reach the site: $reach', ({ access, reach }) => {
  expect([two, all, four, null].map((drivetrain) => reachOf(access, drivetrain))).toEqual(reach);
});
