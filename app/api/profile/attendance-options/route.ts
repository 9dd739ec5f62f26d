import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { getAttendanceOptions } from '@/lib/trips/attendance/choose';
import { attendanceOptions } from '@/lib/trips/attendance/schema';

export const GET = route(
  { summary: 'The crew and the vehicles that the viewer can bring', answer: attendanceOptions },
  ({ viewer }) => getAttendanceOptions(viewer),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
