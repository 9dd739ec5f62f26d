import { type Drivetrain, drivetrains } from './drivetrains';

/**
 * Returns whether a car reaches a site whose way in needs `access`. A 4WD always reaches it, even
 * when nobody knows the way in.
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
