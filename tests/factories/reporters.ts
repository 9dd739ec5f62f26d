import { db } from '@/lib/server/db/client';
import { type Person, person } from './people';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates three unrelated people, whose accounts were created days apart. */
export async function strangers(): Promise<[Person, Person, Person]> {
  const three: [Person, Person, Person] = [await person('Tom'), await person('Ann'), await person('Zoe')];
  for (const [index, { viewer }] of three.entries())
    await db.user.update({
      where: { id: viewer.userId },
      data: { createdAt: new Date(Date.now() - (10 + 3 * index) * DAY_MS) },
    });
  return three;
}
