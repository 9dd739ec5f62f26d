import { GET } from '@/app/api/trips/[id]/days/route';
import { PUT as putTurnRoute } from '@/app/api/trips/[id]/duties/[day]/[duty]/route';
import { PUT as putDutiesRoute } from '@/app/api/trips/[id]/duties/route';
import { POST as suggest } from '@/app/api/trips/[id]/duties/suggestion/route';
import { PUT as going } from '@/app/api/trips/[id]/plans/[plan]/going/route';
import { POST as restore } from '@/app/api/trips/[id]/plans/[plan]/restore/route';
import { DELETE, PATCH } from '@/app/api/trips/[id]/plans/[plan]/route';
import { POST } from '@/app/api/trips/[id]/plans/route';
import type { Days, NewPlan, Plan, PlanChange } from '@/lib/trips/days/schema';
import { call } from '../call';
import type { Person } from './people';

type Refusal = { error: string; fields?: Record<string, string> };
type Caller = Pick<Person, 'cookie'>;
type Loose<Of> = Partial<Record<keyof Of, unknown>>;

const caller = (as?: Caller) => (as ? { as } : {});

export const readDays = (id: string, as?: Caller) =>
  call<Days & Refusal>(GET, 'GET', { ...caller(as), params: { id } });

export const putDuties = (id: string, duties: unknown, as?: Caller) =>
  call<Days & Refusal>(putDutiesRoute, 'PUT', { ...caller(as), params: { id }, body: { duties } });

export const putTurn = (id: string, day: string, duty: number, body: unknown, as?: Caller) =>
  call<Days & Refusal>(putTurnRoute, 'PUT', { ...caller(as), params: { id, day, duty: `${duty}` }, body });

export const suggestDuties = (id: string, body: unknown, as?: Caller) =>
  call<Days & Refusal>(suggest, 'POST', { ...caller(as), params: { id }, body });

export const postPlan = (id: string, body: Loose<NewPlan>, as?: Caller) =>
  call<{ plan: Plan } & Refusal>(POST, 'POST', { ...caller(as), params: { id }, body });

export const patchPlan = (id: string, plan: string, body: Loose<PlanChange>, as?: Caller) =>
  call<{ plan: Plan } & Refusal>(PATCH, 'PATCH', { ...caller(as), params: { id, plan }, body });

export const deletePlan = (id: string, plan: string, as?: Caller) =>
  call<{ id: string } & Refusal>(DELETE, 'DELETE', { ...caller(as), params: { id, plan } });

export const restorePlan = (id: string, plan: string, as?: Caller) =>
  call<{ plan: Plan } & Refusal>(restore, 'POST', { ...caller(as), params: { id, plan }, body: {} });

export const putGoing = (id: string, plan: string, body: unknown, as?: Caller) =>
  call<{ plan: Plan } & Refusal>(going, 'PUT', { ...caller(as), params: { id, plan }, body });
