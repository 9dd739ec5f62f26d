import 'server-only';
import { type Drivetrain, drivetrains } from '@/lib/drivetrains';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { isOwnedBy } from '../policy';

/** What the best of the viewer's cars can do; null without a car. */
export async function roughestDrivetrain(viewer: Viewer): Promise<Drivetrain | null> {
  const cars = await readRows<{ drivetrain: Drivetrain | null }>(Prisma.sql`
    select distinct drivetrain from rides where ${isOwnedBy(viewer)} and type = 'car'`);
  return drivetrains.findLast((drivetrain) => cars.some((car) => car.drivetrain === drivetrain)) ?? null;
}
