import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { getAttendanceOptions } from '@/lib/trips/attendance/choose';
import { attendanceOptions } from '@/lib/trips/attendance/schema';

export const GET = route(
  { summary: 'List the crew and vehicles that you can bring on a trip', answer: attendanceOptions },
  ({ viewer }) => getAttendanceOptions(viewer),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
