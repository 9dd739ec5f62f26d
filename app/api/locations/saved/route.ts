import { listSavedSites } from '@/lib/campsites/list-sites';
import { siteList } from '@/lib/campsites/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route(
  { summary: 'List your saved campsites, the latest first', answer: siteList },
  async ({ viewer }) => ({ locations: await listSavedSites(viewer) }),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
