import { operatorRoute } from '@/lib/operator/operator-route';
import { listReports } from '@/lib/operator/sites/list-reports';
import { siteReports } from '@/lib/operator/sites/schema';
import { otherMethods } from '@/lib/server/http/other-methods';

export const GET = operatorRoute(
  { summary: 'List the reported campsites and the last decisions on campsites', answer: siteReports },
  listReports,
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
