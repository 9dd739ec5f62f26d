import { route } from '@/lib/api/route';
import { saveAttendance } from '@/lib/attendance/mutations';
import { attendanceFor } from '@/lib/attendance/queries';
import { attendance, attendanceChange } from '@/lib/attendance/schema';
import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';

export const GET = route(
  { summary: 'Whom and what the caller brings on a trip', params: params('id'), answer: attendance },
  async ({ viewer, params }) => {
    const found = await attendanceFor(viewer, params.id);
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
  },
  ({ viewer, params, body }) => saveAttendance(viewer, params.id, body),
);
