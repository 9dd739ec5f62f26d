import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { toldByMail } from './told-by-mail';

const organiser = { ...goingRow('Mia', null), profile_id: 'mia' };
const people = {
  attendees: [
    organiser,
    goingRow('Tom', inviteeRow('Tom', { attending: true })),
    goingRow('Lou', inviteeRow('Lou', { attending: true, unmailed: true })),
  ],
  pending: [inviteeRow('Ann')],
  notGoing: [
    inviteeRow('Zoe', { attending: false }),
    inviteeRow('Kim', { attending: false, co_organiser: true }),
  ],
};

test('a change is mailed to those going, those yet to answer and the co-organisers, where an address is known', () => {
  expect(toldByMail(people, true)).toBe(3);
});

test('a co-organiser’s change is mailed to the organiser, and not to the co-organiser', () => {
  const pending = [inviteeRow('Ann', { own: true, co_organiser: true })];
  expect(toldByMail({ ...people, pending }, false)).toBe(3);
});
