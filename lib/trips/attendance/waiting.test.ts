import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { waitingFor } from './waiting';

test('a trip waits for those to confirm again and those to answer, and nobody for themselves', () => {
  const kim = inviteeRow('Kim', { attending: true, reconfirm: true });
  const going = [goingRow('Mia', null), goingRow('Tom', inviteeRow('Tom', { attending: true }))];
  const attendees = [...going, goingRow('Kim', kim)];
  const pending = [inviteeRow('Ann'), inviteeRow('Zoe', { own: true })];
  expect(waitingFor({ attendees, pending }).map(({ id }) => id)).toEqual(['Kim', 'Ann']);
});
