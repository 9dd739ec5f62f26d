/** From the gentlest access to the roughest: a car reaches what asks for its own drivetrain or a lesser one. */
export const drivetrains = ['2 Wheel Drive', 'All Wheel Drive', '4 Wheel Drive'] as const;

export type Drivetrain = (typeof drivetrains)[number];
