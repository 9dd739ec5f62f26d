import { render } from '@testing-library/react';
import { EmailText } from './email-text';

const show = (text: string) => render(<EmailText>{text}</EmailText>).container;

test('an address can break before its at-sign, and not at a hyphen', () => {
  const shown = show('guest-sam@far-away-example.com');
  expect(shown).toHaveTextContent(/^guest-sam@far-away-example\.com$/);
  expect(shown.querySelector('wbr')?.nextSibling).toHaveTextContent(/^@/);
  const held = [...shown.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent);
  expect(held).toEqual(['t-s', 'r-a', 'y-e']);
});

test('a part too long for any line breaks at its hyphens', () => {
  const shown = show('the-bennett-family-of-upper-kedron@example-campers.com');
  expect(shown.querySelectorAll('.whitespace-nowrap')).toHaveLength(1);
});

test('a name stays unchanged', () => {
  const shown = show('Anne-Marie Hart');
  expect(shown.innerHTML).toBe('Anne-Marie Hart');
});
