import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from './viewer';

/** The person ref rights a policy checks: a viewer, or any known profile. */
export type Owner = Pick<Viewer, 'profileId'>;

/** An owner, or SQL that gives a profile's id. */
export type ProfileRef = Owner | Prisma.Sql;

export const profileIdOf = (ref: ProfileRef): Prisma.Sql =>
  ref instanceof Prisma.Sql ? ref : Prisma.sql`${ref.profileId}::uuid`;

/** SQL for the profile id of a user, for queries that run before the viewer was looked up. */
export const profileOfUser = (userId: string): Prisma.Sql =>
  Prisma.sql`(select id from profiles where user_id = ${userId}::uuid)`;
