import { DELETE, PATCH } from '@/app/api/trips/[id]/notices/[noticeId]/route';
import { GET, POST } from '@/app/api/trips/[id]/notices/route';
import type { Notice } from '@/lib/trips/notices/schema';
import { call } from '../call';

interface Caller {
  cookie: string;
}
type Where = { id: string };
type Written = { notice: Notice; error: string; fields?: Record<string, string> };
type Notices = { notices: Notice[]; total: number; error: string };

const as = (who: Caller | undefined) => (who ? { as: who } : {});
export const readNotices = (where: Where, who?: Caller, query: Record<string, string> = {}) =>
  call<Notices>(GET, 'GET', { ...as(who), params: { ...where }, query });

export const write = (where: Where, body: unknown, who?: Caller) =>
  call<Written>(POST, 'POST', {
    ...as(who),
    params: { ...where },
    body: typeof body === 'string' ? { text: body } : body,
  });

export const reword = (where: Where, noticeId: string, text: unknown, who?: Caller) =>
  call<Written>(PATCH, 'PATCH', {
    ...as(who),
    params: { ...where, noticeId },
    body: { text },
  });

export const strike = (where: Where, noticeId: string, who?: Caller) =>
  call<{ id: string; error: string }>(DELETE, 'DELETE', {
    ...as(who),
    params: { ...where, noticeId },
  });

/** Returns the notices that somebody reads on a trip, each as "author: text". */
export const said = async (where: Where, who?: Caller) =>
  (await readNotices(where, who)).body.notices.map(({ author, text }) => `${author}: ${text}`);
