import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { readRefusalToken, unsubscribePage } from '@/lib/trips/mails/refusal-token';
import { kindWords } from '@/lib/trips/notification-kinds';
import { acceptMails, refuseMails } from '@/lib/trips/notifications/refuse-mails';
import { refusalParams, refusalQuery, refused } from '@/lib/trips/notifications/schema';

const seeOther = (token: string) =>
  new Response(null, {
    status: 303,
    headers: { location: unsubscribePage(token), 'cache-control': 'no-store' },
  });

/** Some mail programs open this URL in a browser instead of sending a POST. Opening it changes nothing. */
export const GET = publicRoute(
  {
    summary: 'Redirect to the page that stops a kind of mail',
    params: refusalParams,
    answer: z.never(),
    status: 303,
  },
  async ({ params: { token } }) => {
    if (!readRefusalToken(token)) throw notFound();
    return seeOther(token);
  },
);

// The body (RFC 8058's List-Unsubscribe=One-Click) isn't read, because the URL has all the data.
export const POST = publicRoute(
  {
    summary: 'Stop one kind of mail to an address; `again` undoes this',
    params: refusalParams,
    query: refusalQuery,
    answer: refused,
    otherStatuses: [303],
    anyOrigin: true,
  },
  async ({ params: { token }, query: { again }, request }) => {
    const refusal = readRefusalToken(token);
    if (!refusal) throw notFound();
    await (again ? acceptMails : refuseMails)(refusal);
    // A browser that sends the page's own form goes back to the page, which shows the new state.
    if (request.headers.get('sec-fetch-mode') === 'navigate') return seeOther(token);
    const words = kindWords(refusal.kind);
    return { message: again ? `You get ${words} again.` : `You won’t get ${words} any more.` };
  },
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
