import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { setCoOrganiser } from '@/lib/trips/invitations/co-organisers';
import { coOrganiser } from '@/lib/trips/invitations/schema';

const spec = { params: params('id', 'inviteId'), answer: coOrganiser, limits: ['tripChanges'] } as const;

export const PUT = route(
  { summary: 'Make an invitee a co-organiser, as the organiser', ...spec },
  ({ viewer, params }) => setCoOrganiser(viewer, params.id, params.inviteId, true),
);

export const DELETE = route(
  { summary: 'Take the part of co-organiser back, as the organiser', ...spec },
  ({ viewer, params }) => setCoOrganiser(viewer, params.id, params.inviteId, false),
);

export const { GET, OPTIONS, PATCH, POST } = otherMethods({ PUT, DELETE });
