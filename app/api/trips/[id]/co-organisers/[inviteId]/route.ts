import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { setCoOrganiser } from '@/lib/trips/invitations/co-organisers';
import { coOrganiser } from '@/lib/trips/invitations/schema';
import { requireAccountOf } from '@/lib/trips/trip-caller';

const spec = { params: params('id', 'inviteId'), answer: coOrganiser, limits: ['tripChanges'] } as const;

export const PUT = tripRoute({ summary: 'Make an invitee a co-organiser', ...spec }, ({ caller, params }) =>
  setCoOrganiser(requireAccountOf(caller), params.id, params.inviteId, true),
);

export const DELETE = tripRoute(
  { summary: 'Make a co-organiser an ordinary invitee again', ...spec },
  ({ caller, params }) => setCoOrganiser(requireAccountOf(caller), params.id, params.inviteId, false),
);

export const { GET, OPTIONS, PATCH, POST } = otherMethods({ PUT, DELETE });
