import type { Going, TripInvitee } from '@/lib/trips/attendance/schema';
import { type People, personRows } from './person-rows';

const invitee = (id: string, more: Partial<TripInvitee> = {}): TripInvitee => ({
  id,
  profile_id: `p-${id}`,
  name: id,
  email: null,
  attending: null,
  reconfirm: false,
  co_organiser: false,
  own: false,
  otherAddress: false,
  ...more,
});
const going = (name: string, of: TripInvitee | null, more: Partial<Going> = {}): Going => ({
  profile_id: of?.profile_id ?? 'p-mia',
  profile_name: name,
  crew: [],
  vehicles: [],
  invitee: of,
  ...more,
});
const rows = (more: Partial<People>) =>
  personRows({
    attendees: [],
    pending: [],
    notGoing: [],
    ownId: 'p-mia',
    part: null,
    closed: false,
    ...more,
  });

test('a row holds what it says, and nothing that it doesn’t: the page sends it', () => {
  expect(rows({ attendees: [going('Mia', null)], pending: [invitee('Ann')] })).toEqual([
    { key: 'organiser', name: 'Mia', remarks: 'you', badge: 'Organiser' },
    { key: 'Ann', name: 'Ann', badge: 'Pending' },
  ]);
});

test('who is going comes with household and vehicles in words', () => {
  const crew = [
    { id: '1', type: 'camper' as const, name: 'Tom', age: 'adult' as const, is_owner: true },
    { id: '2', type: 'pet' as const, name: 'Rex', pet_type: 'Dog' as const, breed: null },
  ];
  const vehicles = [{ id: '3', type: 'trailer' as const, trailer_type: 'Other' as const, description: null }];
  expect(rows({ attendees: [going('Tom', invitee('Tom'), { crew, vehicles })] })).toEqual([
    { key: 'Tom', name: 'Tom', badge: 'Going', household: 'Tom, Rex (dog)', vehicles: 'Other trailer' },
  ]);
});

test('an organiser’s tools come with the rows that they are for', () => {
  const pending = [invitee('Ann'), invitee('Kim', { co_organiser: true })];
  expect(rows({ pending, part: 'co-organiser' }).map(({ tools }) => tools)).toEqual([
    { inviteId: 'Ann', remind: true },
    undefined,
  ]);
});

test('those whom the viewer can’t tell apart are counted in one row', () => {
  const unknown = ['a', 'b'].map((id) => invitee(id, { name: null }));
  expect(rows({ pending: [...unknown, invitee('Ann')] }).map(({ name }) => name)).toEqual([
    'Ann',
    '2 people invited by email',
  ]);
});
