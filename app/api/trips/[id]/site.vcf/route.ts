import { z } from 'zod';
import { params } from '@/lib/fields';
import { env } from '@/lib/server/env';
import { otherMethods } from '@/lib/server/http/other-methods';
import { fileResponse } from '@/lib/server/http/respond';
import { fileName } from '@/lib/trips/file-name';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { getSiteContacts } from '@/lib/trips/site/trip-location';
import { siteVcard } from '@/lib/trips/site/vcard';

export const GET = tripRoute(
  {
    summary: 'Get a trip’s campsite as a contact (vCard)',
    params: params('id'),
    answer: z.string(),
    answerType: 'text/vcard',
  },
  async ({ caller }) => {
    const sites = await getSiteContacts(caller);
    return fileResponse(sites.map((site) => siteVcard(site, env().APP_URL)).join(''), {
      type: 'text/vcard',
      name: fileName(sites[0]?.name ?? '', '.vcf'),
    });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
