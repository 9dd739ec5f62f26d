import { listOwnSites } from '@/lib/campsites/list-sites';
import { siteList } from '@/lib/campsites/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route(
  { summary: 'List your own campsites by name', answer: siteList },
  async ({ viewer }) => ({ locations: await listOwnSites(viewer) }),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
