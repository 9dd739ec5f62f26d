import { type Drivetrain, drivetrains } from './drivetrains';

/**
 * Returns whether a car reaches a site. `access` is the drivetrain that the way in needs,
 * `drivetrain` the car's; null means unknown. A 4WD reaches every site, even one with an unknown way
 * in.
 */
export function reachOf(
  access: Drivetrain | null,
  drivetrain: Drivetrain | null,
): 'yes' | 'check' | 'no' | 'unsaid' {
  if (drivetrain === '4 Wheel Drive' || access === '2 Wheel Drive') return 'yes';
  if (access === null) return 'unsaid';
  if (drivetrain === null) return 'check';
  if (drivetrains.indexOf(drivetrain) >= drivetrains.indexOf(access)) return 'yes';
  return drivetrain === 'All Wheel Drive' ? 'check' : 'no';
}

export type Reach = ReturnType<typeof reachOf>;
