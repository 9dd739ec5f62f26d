/** The least capable first. */
export const drivetrains = ['2 Wheel Drive', 'All Wheel Drive', '4 Wheel Drive'] as const;

export type Drivetrain = (typeof drivetrains)[number];

export const shortDrivetrains = {
  '2 Wheel Drive': '2WD',
  'All Wheel Drive': 'AWD',
  '4 Wheel Drive': '4WD',
} as const satisfies Record<Drivetrain, string>;

/**
 * `access` is what the way in needs; null means unknown. A 4WD reaches even a site with an unknown
 * way in.
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
