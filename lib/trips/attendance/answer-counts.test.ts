import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { answersText, countAnswers, remindable } from './answer-counts';

const kim = inviteeRow('Kim', { attending: true, reconfirm: true });
const going = [goingRow('Mia', null), goingRow('Tom', inviteeRow('Tom', { attending: true }))];
const people = {
  attendees: [...going, goingRow('Kim', kim)],
  pending: [inviteeRow('Ann'), inviteeRow('Zoe', { own: true }), inviteeRow('Lee', { unmailed: true })],
  notGoing: [inviteeRow('Sam', { attending: false })],
};

test('everybody without an answer, with an outdated answer or not going counts, even without an address', () => {
  expect(countAnswers(people)).toEqual({ waiting: 3, toConfirm: 1, notGoing: 1 });
});

test('those who have to confirm or to answer can be reminded, except the viewer and people without an address', () => {
  expect(remindable(people).map(({ id }) => id)).toEqual(['Kim', 'Ann']);
});

test.each([
  [{ waiting: 4, toConfirm: 1, notGoing: 2 }, false, '4 waiting, 1 to confirm, 2 not going'],
  [{ waiting: 4, toConfirm: 1, notGoing: 2 }, true, '4 without an answer, 2 not going'],
  [{ waiting: 0, toConfirm: 0, notGoing: 1 }, false, '1 not going'],
  [{ waiting: 0, toConfirm: 0, notGoing: 0 }, false, ''],
])('%j of a trip that is closed (%j) reads %j', (counts, closed, text) => {
  expect(answersText(counts, closed)).toBe(text);
});
