import type { Asked } from './navigate';
import { isAway, noteAway, noteBack } from './network';
import { forgetAll, noteContact } from './owner';
import { isLogOut } from './passing';
import { refreshAfter } from './refresh';
import { confirmOwner, noteDoubt } from './session';

/** A page's call of the API passes; what it says of the session and of what is out of date is heeded. */
export async function answerCall({ request, url, later }: Asked): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(request);
  } catch (error) {
    if (!request.signal.aborted) later(noteAway());
    throw error;
  }
  const { pathname } = url;
  const isWrite = request.method !== 'GET';
  const ofSession = /^\/(?:api\/)?auth\//.test(pathname);
  if (isAway()) later(noteBack());
  if (response.status === 401) {
    if (!ofSession) later(confirmOwner());
  } else if (response.ok) {
    if (isLogOut(pathname) || (isWrite && pathname === '/api/account/delete')) await forgetAll();
    else if (isWrite && ofSession) {
      // A log-in: whose, the next page says.
      await noteDoubt();
      later(confirmOwner());
    } else {
      later(noteContact());
      if (isWrite) later(refreshAfter(pathname));
    }
  }
  return response;
}
