import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from './viewer';

export type Owner = Pick<Viewer, 'profileId'>;

export type ProfileRef = Owner | Prisma.Sql;

export const profileIdOf = (ref: ProfileRef): Prisma.Sql =>
  ref instanceof Prisma.Sql ? ref : Prisma.sql`${ref.profileId}::uuid`;

/** For queries that run before the viewer was looked up. */
export const profileOfUser = (userId: string): Prisma.Sql =>
  Prisma.sql`(select id from profiles where user_id = ${userId}::uuid)`;
