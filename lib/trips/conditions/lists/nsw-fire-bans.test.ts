import councils from '@/lib/places/councils.json';
import { nswFireBansSample } from '@/tests/conditions/nsw-fire-bans-sample';
import { nswFireBans } from './nsw-fire-bans';

const read = (text: string, now = '2026-11-28T06:00:00Z') =>
  nswFireBans.read(new TextEncoder().encode(text), new Date(now));

test('each district says for today and tomorrow whether there is a ban, and how dangerous fires are', () => {
  const { items } = read(nswFireBansSample({ 'Far South Coast': { today: true, rating: 'EXTREME' } }));
  expect(items).toHaveLength(40);
  const [today, tomorrow] = items.filter(({ where }) => where.districts?.[0] === 'Far South Coast');
  expect(today).toEqual({
    id: '6 2026-11-28',
    kind: 'fire ban',
    gravity: 'stops',
    title: 'Total fire ban, Far South Coast',
    text: 'Far South Coast. Total fire ban: yes. Fire danger: Extreme.',
    where: { districts: ['Far South Coast'], councils: ['Bega Valley', 'Eurobodalla'] },
    days: { first: '2026-11-28', last: '2026-11-28' },
    from: '2026-11-27T13:00:00.000Z',
    until: '2026-11-28T12:59:00.000Z',
    rating: 'Extreme',
    link: null,
    at: null,
  });
  expect(tomorrow).toMatchObject({ id: '6 2026-11-29', gravity: 'knows', rating: 'No rating' });
});

test('"today" is the day in Sydney on which the list was written', () => {
  expect(read(nswFireBansSample(), '2026-11-28T13:30:00Z').items[0]?.id).toBe('1 2026-11-29');
});

test('every council of the state stands in the list', () => {
  const listed = new Set(read(nswFireBansSample()).items.flatMap(({ where }) => where.councils ?? []));
  expect(councils.NSW.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([]);
});

test('a district that doesn’t say yes or no makes the whole list unreadable', () => {
  expect(() => read(nswFireBansSample().replace('<FireBanToday>No', '<FireBanToday>Maybe'))).toThrow(
    'whether there is a ban',
  );
});
