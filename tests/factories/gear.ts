import { PUT } from '@/app/api/trips/[id]/gear/[line]/offer/route';
import { PATCH } from '@/app/api/trips/[id]/gear/[line]/route';
import { GET, POST } from '@/app/api/trips/[id]/gear/route';
import { db } from '@/lib/server/db/client';
import type { GearLine, LineChange, NewLine, Offer } from '@/lib/trips/gear/schema';
import { call } from '../call';
import type { Person } from './people';

type Refusal = { error: string; fields?: Record<string, string> };
type Caller = Pick<Person, 'cookie'>;
type One = { line: GearLine } & Refusal;

const caller = (as?: Caller) => (as ? { as } : {});

export const readGear = (id: string, as?: Caller) =>
  call<{ lines: GearLine[] } & Refusal>(GET, 'GET', { ...caller(as), params: { id } });

export const addGear = (id: string, body: Partial<Record<keyof NewLine, unknown>>, as?: Caller) =>
  call<One>(POST, 'POST', { ...caller(as), params: { id }, body });

export const changeGear = (
  id: string,
  line: string,
  body: Partial<Record<keyof LineChange, unknown>>,
  as?: Caller,
) => call<One>(PATCH, 'PATCH', { ...caller(as), params: { id, line }, body });

export const offerOf = (id: string, line: string, body: Partial<Record<keyof Offer, unknown>>, as?: Caller) =>
  call<One>(PUT, 'PUT', { ...caller(as), params: { id, line }, body });

/** Returns the gear line with this rule or name, as `as` sees it. Throws when there is none. */
export async function lineFor(as: Caller, id: string, which: string): Promise<GearLine> {
  const { body } = await readGear(id, as);
  const line = body.lines.find(({ rule, name }) => rule === which || name === which);
  if (!line) throw new Error(`no line ${which}: ${JSON.stringify(body)}`);
  return line;
}

/** Creates somebody's own gear, shared by default. */
export const own = ({ viewer: { profileId } }: Person, names: string[], shared = true) =>
  db.gearItem.createMany({ data: names.map((name) => ({ profileId, name, shared })) });
