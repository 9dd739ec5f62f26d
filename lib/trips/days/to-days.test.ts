import { waterText } from './to-days';

const line = { rule: 'water', needed: 96, offered: 0, struck: false };

test('says how much water to bring, why, and how much is coming', () => {
  expect(waterText([line], null)).toBe('96 L for everybody, as none is known at the site.');
  expect(waterText([{ ...line, offered: 40 }], false)).toBe(
    '96 L for everybody, as there’s none at the site. 40 L of it is coming.',
  );
  expect(waterText([{ ...line, needed: 25 }], true)).toBe(
    '25 L for everybody for a day, because the site has water.',
  );
});

test('says nothing when no water has to be brought', () => {
  expect(waterText([{ ...line, needed: 0 }], true)).toBeNull();
  expect(waterText([{ ...line, struck: true }], null)).toBeNull();
  expect(waterText([{ ...line, rule: 'chairs' }], null)).toBeNull();
});
