import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { getAttendance, saveAttendance } from '@/lib/trips/attendance/choose';
import { attendance, attendanceChange } from '@/lib/trips/attendance/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { requireAccountOf } from '@/lib/trips/trip-caller';

export const GET = tripRoute(
  {
    summary: 'Get the people, pets and vehicles that you bring on a trip',
    params: params('id'),
    answer: attendance,
  },
  async ({ caller }) => {
    const found = await getAttendance(caller);
    if (!found) throw notFound();
    return found;
  },
);

export const PATCH = tripRoute(
  {
    summary: 'Answer a trip and choose the people, pets and vehicles you bring',
    params: params('id'),
    body: attendanceChange,
    answer: attendance,
    limits: ['answers'],
    idempotent: true,
  },
  ({ caller, params, body }) => saveAttendance(requireAccountOf(caller), params.id, body),
);

export const { DELETE, OPTIONS, POST, PUT } = otherMethods({ GET, PATCH });
