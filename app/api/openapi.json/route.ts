import { z } from 'zod';
import { env } from '@/lib/server/env';
import { openApiDocument } from '@/lib/server/http/openapi';
import { otherMethods } from '@/lib/server/http/other-methods';
import { reply } from '@/lib/server/http/respond';
import { type Handler, publicRoute } from '@/lib/server/http/route';
import { guestCookieName } from '@/lib/trips/households/guests/guest-cookie';
import { endpoints } from './endpoints';

export const GET: Handler = publicRoute(
  { summary: 'Get this document', answer: z.record(z.string(), z.unknown()) },
  async () => {
    const all = { ...endpoints, '/api/openapi.json': { GET } };
    return reply(openApiDocument(all, { serverUrl: env().APP_URL, guestCookie: guestCookieName() }), {
      headers: { 'cache-control': 'public, max-age=300' },
    });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
