import 'server-only';
import { type Drivetrain, drivetrains } from '../campsites/choices';
import type { Viewer } from '../server/auth/viewer';
import { db } from '../server/db/client';
import type { Ride } from './ride-schema';
import { ownedBy } from './rides/policy';
import { presentRide } from './to-ride';

/** The viewer's rides: cars, then trailers, then boats, each in the order they were added. */
export async function listRides(viewer: Viewer): Promise<Ride[]> {
  const rows = await db.ride.findMany({
    where: ownedBy(viewer),
    orderBy: [{ type: 'asc' }, { id: 'asc' }],
  });
  return rows.map(presentRide);
}

/** What the best of the viewer's cars can do; null without a car. */
export async function roughestDrivetrain(viewer: Viewer): Promise<Drivetrain | null> {
  const cars = await db.ride.findMany({
    where: { ...ownedBy(viewer), type: 'car' },
    distinct: ['drivetrain'],
    select: { drivetrain: true },
  });
  return drivetrains.findLast((drivetrain) => cars.some((car) => car.drivetrain === drivetrain)) ?? null;
}
