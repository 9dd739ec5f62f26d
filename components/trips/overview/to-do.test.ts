import { camper, car } from '@/tests/factories/households';
import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import type { ForYou } from './for-you';
import { toDoOf } from './to-do';

const now = new Date('2027-03-01T00:00:00Z');

type Page = Parameters<typeof toDoOf>[0];

const tom = goingRow('Tom Walker', inviteeRow('tom', { own: true }), {
  crew: [camper('Tom')],
  vehicles: [car('corolla')],
});
const finding = (rule: string, level: string, text: string, who: string[]) => ({ rule, level, text, who });
const page = {
  people: { attendees: [tom], pending: [inviteeRow('Ann')], notGoing: [] },
  location: { location: { phone_contact: null, campsite_url: null } },
  findings: [
    finding('access', 'problem', 'Tom’s Corolla can’t reach the site', ['Tom Walker']),
    finding('access', 'problem', 'Zoe’s Yaris can’t reach the site', ['Zoe Hill']),
    finding('seats', 'problem', '2 seats too few', ['Tom Walker', 'Zoe Hill']),
    finding('pets', 'fine', 'Dogs are welcome', ['Zoe Hill']),
  ],
  plan: { cars: [] },
  ownId: 'tom',
} as unknown as Page;
const member = { organises: null, choosesParty: true, closed: false } as Parameters<typeof toDoOf>[1];
const textsOf = (tools: typeof member, rows: ForYou['rows'] = []) => {
  const { findings, others } = toDoOf(page, tools, { rows }, now);
  return [findings, others].map((all) => all.map(({ text }) => text));
};

test('a member sees their own problem and what fits; tasks of others stand apart', () => {
  expect(textsOf(member)).toEqual([
    ['Tom’s Corolla can’t reach the site', 'Dogs are welcome'],
    ['Zoe’s Yaris can’t reach the site', '2 seats too few'],
  ]);
});

test('an organiser sees everything, and reminds people without an answer', () => {
  const organiser = { ...member, organises: 'organiser' } as typeof member;
  expect(textsOf(organiser)[1]).toEqual([]);
  expect(toDoOf(page, organiser, { rows: [] }, now).waiting).toMatchObject({ text: '1 waiting' });
  expect(toDoOf(page, member, { rows: [] }, now).waiting).toBeNull();
});

test('a finding that the seat’s row already names isn’t repeated', () => {
  const why = 'Tom’s Corolla can’t reach the site';
  const seat = { kind: 'seat', text: 'You need a seat', why, people: ['Tom'], car: null } as const;
  expect(textsOf(member, [seat as unknown as ForYou['rows'][number]])[0]).toEqual(['Dogs are welcome']);
});
