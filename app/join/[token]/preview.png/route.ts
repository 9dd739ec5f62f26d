import type { NextRequest } from 'next/server';
import { otherMethods } from '@/lib/server/http/other-methods';
import { respondWithPreview } from '@/lib/trips/preview-response';

type Context = { params: Promise<{ token: string }> };

/** What a chat shows of a trip’s link to share. */
export const GET = async (request: NextRequest, { params }: Context) =>
  respondWithPreview(request, 'join', (await params).token);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
