import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

/** 401 for signed-out callers, who must not find out which paths exist, and 404 for everybody else. */
const nothing = route({ summary: 'Refuse an unknown path', answer: z.never() }, async () => {
  throw notFound();
});

export const GET = nothing;
export const POST = nothing;
export const PUT = nothing;
export const PATCH = nothing;
export const DELETE = nothing;

export const { OPTIONS } = otherMethods({ GET, POST, PUT, PATCH, DELETE });
