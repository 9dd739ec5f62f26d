/**
 * Drivetrains, from the least to the most capable. A car reaches sites whose way in needs its own
 * drivetrain or a lesser one.
 */
export const drivetrains = ['2 Wheel Drive', 'All Wheel Drive', '4 Wheel Drive'] as const;

export type Drivetrain = (typeof drivetrains)[number];

export const shortDrivetrains = {
  '2 Wheel Drive': '2WD',
  'All Wheel Drive': 'AWD',
  '4 Wheel Drive': '4WD',
} as const satisfies Record<Drivetrain, string>;
