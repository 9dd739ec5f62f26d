import { act, render, screen } from '@testing-library/react';
import { PushHere } from './push-here';

const iPhone = { standalone: false, maxTouchPoints: 5, userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' };

function browserIs(facts: object) {
  window.matchMedia = jest.fn(() => ({ matches: false })) as never;
  for (const [name, value] of Object.entries(facts))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  for (const name of ['standalone', 'maxTouchPoints', 'userAgent']) Reflect.deleteProperty(navigator, name);
});

test('an iPhone, whose browser has no push, says how to get it', async () => {
  browserIs(iPhone);
  await act(async () => void render(<PushHere publicKey="key" endpoints={[]} />));
  expect(
    screen.getByText('On an iPhone or iPad, push works once Campmates is on the home screen.'),
  ).toBeVisible();
  expect(screen.getByText(/Add to Home Screen/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('any other browser without push only says so', async () => {
  browserIs({});
  await act(async () => void render(<PushHere publicKey="key" endpoints={[]} />));
  expect(screen.getByText('This browser doesn’t support push.')).toBeVisible();
  expect(screen.queryByText(/Home Screen/)).not.toBeInTheDocument();
});
