/** From the gentlest access to the roughest: a car reaches what asks for its own drivetrain or a lesser one. */
export const drivetrains = ['2 Wheel Drive', 'All Wheel Drive', '4 Wheel Drive'] as const;

export type Drivetrain = (typeof drivetrains)[number];

/** Whether a car gets to a site, by the drivetrain that the way in asks for; where nobody has said, a 4WD does. */
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

export const shortDrivetrains: Record<Drivetrain, string> = {
  '2 Wheel Drive': '2WD',
  'All Wheel Drive': 'AWD',
  '4 Wheel Drive': '4WD',
};
