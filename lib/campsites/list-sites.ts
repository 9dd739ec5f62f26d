import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { profileIdOf } from '../server/auth/profile-ref';
import type { Viewer } from '../server/auth/viewer';
import { readRows } from '../server/db/client';
import { featuresBeside, type SqlSite, siteColumns, withSource } from './get-location';
import { isOwnedBy, isVisibleTo } from './policy';
import type { Campsite } from './schema';

export const listOwnSites = (viewer: Viewer): Promise<Campsite[]> => read(ownSites(viewer));

export const listSavedSites = (viewer: Viewer): Promise<Campsite[]> => read(savedSites(viewer));

const read = async (sql: Prisma.Sql) => (await readRows<SqlSite>(sql)).map(withSource);

/** Exported so that a test can check its plan. */
export const ownSites = (viewer: Viewer) => Prisma.sql`
  select ${siteColumns} from campsites c ${featuresBeside}
  where ${isOwnedBy(viewer)} order by lower(c.name), c.id`;

export const savedSites = (viewer: Viewer) => Prisma.sql`
  select ${siteColumns} from saved_sites s join campsites c on c.id = s.campsite_id ${featuresBeside}
  where s.profile_id = ${profileIdOf(viewer)} and ${isVisibleTo(viewer)}
  order by s.created_at desc, c.id`;
