import { act, render, screen } from '@testing-library/react';
import { SystemNotice } from './system-notice';

afterEach(() => jest.useRealTimers());

test('the notice is text only, and an open page hides it at its end', () => {
  jest.useFakeTimers({ now: new Date('2026-12-01T05:58:30Z') });
  render(<SystemNotice text="<b>Away</b> soon" until="2026-12-01T06:00:00.000Z" />);
  expect(screen.getByRole('complementary')).toHaveTextContent('<b>Away</b> soon');
  act(() => {
    jest.advanceTimersByTime(120_000);
  });
  expect(screen.queryByRole('complementary')).toBeNull();
});
