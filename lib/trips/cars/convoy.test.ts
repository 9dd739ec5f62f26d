import { convoyText } from './convoy';

const prado = { name: 'Mia’s Prado', convoy: 'lead' } as const;
const hilux = { name: 'Tom’s Hilux', convoy: 'tail' } as const;
const corolla = { name: 'Ann’s Corolla', convoy: null };

test('says which car leads and which comes last, if these are chosen', () => {
  expect(convoyText([corolla, hilux, prado])).toBe('Mia’s Prado leads, Tom’s Hilux comes last');
  expect(convoyText([prado, corolla])).toBe('Mia’s Prado leads');
  expect(convoyText([hilux])).toBe('Tom’s Hilux comes last');
  expect(convoyText([corolla])).toBeNull();
});
