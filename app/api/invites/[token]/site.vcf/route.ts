import { z } from 'zod';
import { accountOf } from '@/lib/server/auth/viewer';
import { env } from '@/lib/server/env';
import { fileResponse } from '@/lib/server/http/file-response';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { fileName } from '@/lib/trips/file-name';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';
import { getSiteContact } from '@/lib/trips/site-contact/get-site-contact';
import { siteVcard } from '@/lib/trips/site-contact/vcard';

export const GET = publicRoute(
  {
    summary: 'The phone of the campsite of an invitation’s trip, by its link',
    params: tokenParams,
    answer: z.string(),
    answerType: 'text/vcard',
  },
  async ({ params: { token }, request }) => {
    const site = await getSiteContact(await callerByLink(await accountOf(request), token));
    return fileResponse(siteVcard(site, env().APP_URL), {
      type: 'text/vcard',
      name: fileName(site.name, '.vcf'),
    });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
