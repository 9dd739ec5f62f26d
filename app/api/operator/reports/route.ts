import { operatorRoute } from '@/lib/operator/operator-route';
import { listReports } from '@/lib/operator/sites/list-reports';
import { siteReports } from '@/lib/operator/sites/schema';
import { otherMethods } from '@/lib/server/http/other-methods';

export const GET = operatorRoute(
  { summary: 'The reported campsites that wait for a decision, and the last decisions', answer: siteReports },
  listReports,
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
