import { route } from '@/lib/api/route';
import { params } from '@/lib/fields';
import { setCoOrganiser } from '@/lib/invitees/mutations';
import { coOrganiser } from '@/lib/invitees/schema';

const spec = { params: params('id', 'inviteId'), answer: coOrganiser, limits: ['tripChanges'] } as const;

export const PUT = route(
  { summary: 'Make an invitee a co-organiser, as the organiser', ...spec },
  ({ viewer, params }) => setCoOrganiser(viewer, params.id, params.inviteId, true),
);

export const DELETE = route(
  { summary: 'Take the part of co-organiser back, as the organiser', ...spec },
  ({ viewer, params }) => setCoOrganiser(viewer, params.id, params.inviteId, false),
);
