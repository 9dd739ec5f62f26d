import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from './viewer';

/** Whom a policy asks about: a viewer, or whoever's profile is known. */
export type Owner = Pick<Viewer, 'profileId'>;

/** The same in SQL, where whatever gives a profile's id will do. */
export type Whose = Owner | Prisma.Sql;

export const profileIdOf = (whose: Whose): Prisma.Sql =>
  whose instanceof Prisma.Sql ? whose : Prisma.sql`${whose.profileId}::uuid`;

/** The profile of a session's user, for who asks before the session itself is looked up. */
export const profileOfUser = (userId: string): Prisma.Sql =>
  Prisma.sql`(select id from profiles where user_id = ${userId}::uuid)`;
