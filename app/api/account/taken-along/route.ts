import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { takenAlong } from '@/lib/trips/copy/schema';
import { getTakenAlong, setTakenAlong } from '@/lib/trips/copy/taken-along';

export const GET = route(
  { summary: 'Get whether others may take you along to their next trip', inPerson: true, answer: takenAlong },
  ({ viewer }) => getTakenAlong(viewer),
);

export const PUT = route(
  {
    summary: 'Say whether others may take you along to their next trip',
    inPerson: true,
    body: takenAlong,
    answer: takenAlong,
    limits: ['partChanges'],
  },
  ({ viewer, body }) => setTakenAlong(viewer, body),
);

export const { DELETE, OPTIONS, PATCH, POST } = otherMethods({ GET, PUT });
