/** The least capable first. */
export const drivetrains = ['2 Wheel Drive', 'All Wheel Drive', '4 Wheel Drive'] as const;

export type Drivetrain = (typeof drivetrains)[number];

export const shortDrivetrains = {
  '2 Wheel Drive': '2WD',
  'All Wheel Drive': 'AWD',
  '4 Wheel Drive': '4WD',
} as const satisfies Record<Drivetrain, string>;
