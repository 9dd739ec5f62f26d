import { packingItem } from '@/tests/factories/packing-items';
import { shownWith } from './shown-with';

const [kettle, swag, ukulele] = [
  packingItem('Kettle'),
  packingItem('Swag'),
  packingItem('Ukulele', { packed: true }),
];
const list = { items: [kettle, ukulele], left_out: [swag] };

test('without changes the list has the same objects as before', () => {
  const shown = shownWith(list, {});
  expect(shown).toEqual(list);
  expect(shown.items[0]).toBe(kettle);
});

test('a change shows on its own thing only', () => {
  expect(
    shownWith(list, {
      Kettle: { packed: true, mark: 'forgot' },
      Swag: { left_out: false },
      Ukulele: { gone: true },
    }),
  ).toEqual({ items: [{ ...kettle, packed: true, mark: 'forgot' }, swag], left_out: [] });
  expect(shownWith(list, { Kettle: { left_out: true } })).toEqual({
    items: [ukulele],
    left_out: [kettle, swag],
  });
});

test('a mark and a tick can be removed', () => {
  const marked = packingItem('Kettle', { mark: 'forgot', packed: true });
  const said = { Kettle: { mark: null, packed: false } };
  expect(shownWith({ items: [marked], left_out: [] }, said).items).toEqual([kettle]);
});
