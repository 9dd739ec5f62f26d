import 'server-only';
import { type Drivetrain, drivetrains } from '@/lib/drivetrains';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { ownedBy } from '../policy';

/** What the best of the viewer's cars can do; null without a car. */
export async function roughestDrivetrain(viewer: Viewer): Promise<Drivetrain | null> {
  const cars = await db.ride.findMany({
    where: { ...ownedBy(viewer), type: 'car' },
    distinct: ['drivetrain'],
    select: { drivetrain: true },
  });
  return drivetrains.findLast((drivetrain) => cars.some((car) => car.drivetrain === drivetrain)) ?? null;
}
