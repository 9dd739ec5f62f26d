import { foldFires } from './fold-fires';

const fire = (key: string, gravity: 'leave' | 'watch' | 'knows' = 'watch') =>
  ({ key, kind: 'fire', state: 'found', gravity }) as const;
const park = { key: 'park', kind: 'park', state: 'found', gravity: 'watch' } as const;
const none = { key: 'none', kind: 'fire', state: 'none found', gravity: null } as const;

test('three fires stand for themselves', () => {
  const items = [fire('1'), park, fire('2'), fire('3'), none];
  expect(foldFires(items)).toEqual({ items, fold: null });
});

test('from the fourth on they fold below the third, whatever else there is', () => {
  const { items, fold } = foldFires([
    fire('1'),
    fire('2'),
    fire('3'),
    fire('4'),
    park,
    fire('5', 'knows'),
    none,
  ]);
  expect(items.map(({ key }) => key)).toEqual(['1', '2', '3', 'park', 'none']);
  expect(fold).toEqual({
    below: '3',
    title: '2 more fires within 50\u00a0km',
    items: [fire('4'), fire('5', 'knows')],
  });
  expect(foldFires([fire('1'), fire('2'), fire('3'), fire('4')]).fold?.title).toBe(
    '1 more fire within 50\u00a0km',
  );
});

test('a fire for which people must leave is never folded', () => {
  const leave = ['1', '2', '3', '4'].map((key) => fire(key, 'leave'));
  const { items, fold } = foldFires([...leave, fire('5')]);
  expect(items).toEqual(leave);
  expect(fold).toMatchObject({ below: '4', items: [fire('5')] });
});
