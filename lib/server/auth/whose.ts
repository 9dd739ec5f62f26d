import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from './viewer';

/** Whom a policy asks about in SQL: a viewer, or whatever gives a profile's id. */
export type Whose = Pick<Viewer, 'profileId'> | Prisma.Sql;

export const profileIdOf = (whose: Whose): Prisma.Sql =>
  whose instanceof Prisma.Sql ? whose : Prisma.sql`${whose.profileId}::uuid`;

/** The profile of a session's user, for who asks before the session itself is looked up. */
export const profileOfUser = (userId: string): Prisma.Sql =>
  Prisma.sql`(select id from profiles where user_id = ${userId}::uuid)`;
