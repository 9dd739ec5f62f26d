import { POST } from '@/app/api/account/tokens/route';
import { call } from '../call';

interface Made {
  id: string;
  name: string;
  token: string;
  ends_at: string;
}

export const makeToken = async (as: { cookie: string }, body: object = { name: 'A script', days: 30 }) =>
  call<Made>(POST, 'POST', { as, body });

/** The headers of a program. It isn't a page of Campmates and doesn't say that it is. */
export const bearing = (token: string) => ({ authorization: `Bearer ${token}`, 'sec-fetch-site': 'none' });

export const programOf = async (as: { cookie: string }) => bearing((await makeToken(as)).body.token);
