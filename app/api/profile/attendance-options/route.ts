import { route } from '@/lib/api/route';
import { attendanceOptionsOf } from '@/lib/attendance/queries';
import { attendanceOptions } from '@/lib/attendance/schema';

export const GET = route(
  { summary: 'The crew and the vehicles that the viewer can bring', answer: attendanceOptions },
  ({ viewer }) => attendanceOptionsOf(viewer),
);
