import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { type Drivetrain, drivetrains } from '../drivetrains';
import type { Viewer } from '../server/auth/viewer';
import { readRows } from '../server/db/client';
import { isOwnedBy } from './policy';

export async function searchParty(viewer: Viewer) {
  const rows = await readRows<{ drivetrain: Drivetrain | null; name: string }>(Prisma.sql`
    select drivetrain, coalesce(model, make, 'car') name, id from rides
    where ${isOwnedBy(viewer)} and type = 'car' and drivetrain is not null
    union all
    select null, name, id from crew_members where ${isOwnedBy(viewer)} and type = 'pet'
    order by id`);
  const cars = rows.flatMap(({ drivetrain, name }) => (drivetrain ? [{ drivetrain, name }] : []));
  const best = drivetrains.findLast((drivetrain) => cars.some((car) => car.drivetrain === drivetrain));
  return {
    car: cars.find(({ drivetrain }) => drivetrain === best) ?? null,
    pets: rows.flatMap(({ drivetrain, name }) => (drivetrain ? [] : [name])),
  };
}
