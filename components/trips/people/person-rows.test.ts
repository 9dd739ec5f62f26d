import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { type People, personRows } from './person-rows';

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
  expect(rows({ attendees: [goingRow('Mia', null)], pending: [inviteeRow('Ann')] })).toEqual([
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
  expect(rows({ attendees: [goingRow('Tom', inviteeRow('Tom'), { crew, vehicles })] })).toEqual([
    { key: 'Tom', name: 'Tom', badge: 'Going', household: 'Tom, Rex (dog)', vehicles: 'Other trailer' },
  ]);
});

test('an organiser’s tools come with the rows that they are for', () => {
  const pending = [inviteeRow('Ann'), inviteeRow('Kim', { co_organiser: true })];
  expect(rows({ pending, part: 'co-organiser' }).map(({ tools }) => tools)).toEqual([
    { inviteId: 'Ann', remind: true },
    undefined,
  ]);
});

test('those whom the viewer can’t tell apart are counted in one row', () => {
  const unknown = ['a', 'b'].map((id) => inviteeRow(id, { name: null }));
  expect(rows({ pending: [...unknown, inviteeRow('Ann')] }).map(({ name }) => name)).toEqual([
    'Ann',
    '2 people invited by email',
  ]);
});
