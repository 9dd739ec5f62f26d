import { isKeptCall } from '../pages';
import { keepPage } from './keep-page';
import { type Asked, keptCopy } from './navigate';
import { isAway, noteAway, noteBack } from './network';
import { epochNow, forgetAll, noteContact } from './owner';
import { isLogOut } from './passing';
import { refreshAfter } from './refresh';
import { confirmOwner, noteDoubt } from './session';
import type { KeptPage } from './store';
import { unzip } from './zipped';

/** A page's call of the API passes; what it says of the session and of what is out of date is heeded. */
export async function answerCall({ request, url, later }: Asked): Promise<Response> {
  const { pathname } = url;
  const isKept = request.method === 'GET' && isKeptCall(pathname);
  const copy = isKept ? await keptCopy(pathname) : undefined;
  const asked = isKept ? await epochNow().catch(() => undefined) : undefined;
  if (copy && isAway()) return showCopy(copy);
  let response: Response;
  try {
    response = await fetch(request);
  } catch (error) {
    if (!request.signal.aborted) later(noteAway());
    if (copy) return showCopy(copy);
    throw error;
  }
  if (asked !== undefined && response.ok) later(keepPage(pathname, response.clone(), asked));
  const isWrite = request.method !== 'GET';
  const ofSession = /^\/(?:api\/)?auth\//.test(pathname);
  if (isAway()) later(noteBack());
  if (response.status === 401) {
    if (!ofSession) later(confirmOwner());
  } else if (response.ok) {
    // What the server has done, it has done: a database that fails takes no response away.
    if (isLogOut(pathname) || (isWrite && pathname === '/api/account/delete'))
      await forgetAll().catch(() => undefined);
    else if (isWrite && ofSession) {
      // A log-in: whose, the next page says. Where that can't be written down, nothing stays.
      await noteDoubt()
        .catch(forgetAll)
        .catch(() => undefined);
      later(confirmOwner());
    } else {
      later(noteContact());
      if (isWrite) later(refreshAfter(pathname));
    }
  }
  return response;
}

const showCopy = async ({ headers, body }: KeptPage) => new Response(await unzip(body), { headers });
