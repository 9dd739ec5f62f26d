import { POST as REPORT } from '@/app/api/locations/[id]/report/route';
import { GET } from '@/app/api/operator/reports/route';
import { POST as DECIDE } from '@/app/api/operator/sites/[id]/route';
import { POST as UNDO } from '@/app/api/operator/sites/[id]/undo/route';
import type { ReportReason } from '@/lib/campsites/reports/reasons';
import type { DecidedSite, SiteReports } from '@/lib/operator/sites/schema';
import { call } from '../call';
import type { Person } from './people';

type Decided = { site: DecidedSite; error: string; fields?: Record<string, string> };

/** Decides about a campsite as an operator, through the endpoint. */
export const decide = (operator: Person, id: string, decision: object) =>
  call<Decided>(DECIDE, 'POST', {
    as: operator,
    params: { id },
    body: { reason: 'looked at it', ...decision },
  });
export const undo = (operator: Person, id: string, entry?: string) =>
  call<Decided>(UNDO, 'POST', { as: operator, params: { id }, body: { ...(entry && { entry }) } });
export const reports = async (operator: Person) =>
  (await call<SiteReports>(GET, 'GET', { as: operator })).body;

/** Reports a campsite as a person, through the endpoint. */
export const reportAs = (person: Person, id: string, reason: ReportReason = 'wrong', message?: string) =>
  call(REPORT, 'POST', { as: person, params: { id }, body: { reason, ...(message && { message }) } });
