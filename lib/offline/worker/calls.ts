import { isKeptCall } from '../pages';
import { confirmHouseholdOf } from './households';
import { keepPage, unzip } from './keep-page';
import { type Asked, keptCopy } from './navigate';
import { isAway, noteAway, noteBack } from './network';
import { epochNow, forgetAll, forgetHouseholds, householdsNow, noteContact } from './owner';
import { changesSession, isLogOut } from './passing';
import { refreshAfter } from './refresh';
import { askOwner, confirmOwner, heedOwner, whileInDoubt } from './session';
import type { KeptPage } from './store';

export async function answerCall({ request, url, later }: Asked): Promise<Response> {
  const { pathname } = url;
  const isKept = request.method === 'GET' && isKeptCall(pathname);
  const copy = isKept ? await keptCopy(pathname) : undefined;
  const asked = isKept ? await epochNow().catch(() => undefined) : undefined;
  if (copy && isAway()) return showCopy(copy);
  const ofSession = changesSession(pathname, request.method);
  const whose = isMe(pathname) ? await askOwner().catch(() => undefined) : undefined;
  let response: Response;
  try {
    response = await (ofSession ? whileInDoubt(() => fetch(request)) : fetch(request));
  } catch (error) {
    if (!request.signal.aborted) later(noteAway());
    if (copy) return showCopy(copy);
    throw error;
  }
  if (asked !== undefined && response.ok) later(keepPage(pathname, response.clone(), asked));
  const isWrite = request.method !== 'GET';
  if (isAway()) later(noteBack());
  if (ofSession) {
    // If the device's database fails, the page must still receive the server's response.
    if (response.ok && (isLogOut(pathname) || pathname === '/api/account/delete'))
      await forgetAll().catch(() => undefined);
    else later(confirmOwner());
  } else if (whose) later(heedOwner(response.clone(), whose));
  else if (response.status === 401) later(confirmOwner());
  else if (response.ok && pathname === '/api/guest/leave')
    await householdsNow()
      .then(forgetHouseholds)
      .catch(() => undefined);
  else if (response.ok) {
    later(noteContact());
    if (isWrite) later(refreshAfter(pathname));
  }
  const left = response.ok && pathname.endsWith('/leave');
  if (left || [401, 404, 410].includes(response.status)) later(confirmHouseholdOf(pathname));
  return response;
}

const isMe = (path: string) => /^\/(?:api\/)?auth\/me$/.test(path);

const showCopy = async ({ headers, body }: KeptPage) => new Response(await unzip(body), { headers });
