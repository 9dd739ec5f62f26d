import { randomUUID } from 'node:crypto';
import { startSession } from '@/lib/server/auth/sessions';
import { liveAccount, type Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';

/** Somebody signed in, as the tests act: the cookie to call with, and the viewer to query with. */
export interface Person {
  email: string;
  cookie: string;
  viewer: Viewer;
  /** The id of the person's own camper. */
  camperId: string;
}

let count = 0;

export const uniqueEmail = (name = 'camper') => `${name}-${++count}-${randomUUID().slice(0, 8)}@example.com`;

/** An account that has not completed its profile. */
export async function newcomer(
  email = uniqueEmail('new'),
): Promise<{ email: string; cookie: string; userId: string }> {
  const user = await db.user.create({ data: { email, name: email, confirmedAt: new Date() } });
  const setCookie = await startSession(user.id, { userAgent: null, address: null });
  return { email, cookie: setCookie.split(';')[0] ?? '', userId: user.id };
}

/** An account with a profile and its own camper. */
export async function person(
  name = 'Mia',
  { email = uniqueEmail(name.toLowerCase()), postcode = '4031' } = {},
): Promise<Person> {
  const user = await db.user.create({
    data: {
      email,
      name: email,
      confirmedAt: new Date(),
      profile: {
        create: {
          username: `${name}${randomUUID().slice(0, 8)}`,
          name,
          suburb: 'Kedron',
          postcode,
          crew: { create: { type: 'camper', name, email, age: 'adult', isOwner: true } },
        },
      },
    },
    include: { profile: { include: { crew: true } }, sessions: true },
  });
  const setCookie = await startSession(user.id, { userAgent: null, address: null });
  const session = await db.session.findFirstOrThrow({ where: { userId: user.id } });
  const viewer = await liveAccount({ sub: user.id, sid: session.id, profile: true, until: 0 });
  const camper = user.profile?.crew[0];
  if (!viewer?.profileId || !camper) throw new Error('the factory made no profile');
  return { email, cookie: setCookie.split(';')[0] ?? '', viewer: viewer as Viewer, camperId: camper.id };
}
