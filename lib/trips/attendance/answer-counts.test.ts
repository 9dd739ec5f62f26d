import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { answersText, countAnswers, remindable } from './answer-counts';

const kim = inviteeRow('Kim', { attending: true, reconfirm: true });
const going = [goingRow('Mia', null), goingRow('Tom', inviteeRow('Tom', { attending: true }))];
const people = {
  attendees: [...going, goingRow('Kim', kim)],
  pending: [inviteeRow('Ann'), inviteeRow('Zoe', { own: true }), inviteeRow('Lee', { unmailed: true })],
  notGoing: [inviteeRow('Sam', { attending: false })],
};

test('everybody counts whose answer is missing, out of date or no, also who can’t be reminded', () => {
  expect(countAnswers(people)).toEqual({ waiting: 3, toConfirm: 1, notGoing: 1 });
});

test('those to confirm again and those to answer can be reminded, save oneself and who has no address', () => {
  expect(remindable(people).map(({ id }) => id)).toEqual(['Kim', 'Ann']);
});

test.each([
  [{ waiting: 4, toConfirm: 1, notGoing: 2 }, false, '4 waiting, 1 to confirm, 2 not going'],
  [{ waiting: 4, toConfirm: 1, notGoing: 2 }, true, '4 without an answer, 2 not going'],
  [{ waiting: 0, toConfirm: 0, notGoing: 1 }, false, '1 not going'],
  [{ waiting: 0, toConfirm: 0, notGoing: 0 }, false, ''],
])('%j of a trip that is closed (%j) is said as %j', (counts, closed, text) => {
  expect(answersText(counts, closed)).toBe(text);
});
