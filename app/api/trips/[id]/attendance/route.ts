import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { getAttendance, saveAttendance } from '@/lib/trips/attendance/choose';
import { attendance, attendanceChange } from '@/lib/trips/attendance/schema';

export const GET = route(
  { summary: 'Whom and what the caller brings on a trip', params: params('id'), answer: attendance },
  async ({ viewer, params }) => {
    const found = await getAttendance(viewer, params.id);
    if (!found) throw notFound();
    return found;
  },
);

export const PATCH = route(
  {
    summary: 'Answer a trip with whom and what the caller brings',
    params: params('id'),
    body: attendanceChange,
    answer: attendance,
    idempotent: true,
  },
  ({ viewer, params, body }) => saveAttendance(viewer, params.id, body),
);

export const { DELETE, OPTIONS, POST, PUT } = otherMethods({ GET, PATCH });
