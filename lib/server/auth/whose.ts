import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from './viewer';

/** The person whose rights a policy checks: a viewer, or any known profile. */
export type Owner = Pick<Viewer, 'profileId'>;

/** An owner, or SQL that gives a profile's id. */
export type Whose = Owner | Prisma.Sql;

export const profileIdOf = (whose: Whose): Prisma.Sql =>
  whose instanceof Prisma.Sql ? whose : Prisma.sql`${whose.profileId}::uuid`;

/** SQL for the profile id of a user, for queries that run before the viewer was looked up. */
export const profileOfUser = (userId: string): Prisma.Sql =>
  Prisma.sql`(select id from profiles where user_id = ${userId}::uuid)`;
