import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import { isoIn } from '@/lib/places/clock';
import type { HomeContact } from '@/lib/trips/home-contact/schema';
import { PlanCard } from './plan-card';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: jest.fn() }),
  usePathname: () => '/trip/1',
}));
const put = jest.spyOn(api, 'put').mockResolvedValue({});
beforeEach(() => put.mockClear());

const zone = 'Australia/Sydney';
const HOUR = 3_600_000;
const hours = (from: number) => isoIn(zone, new Date(Date.now() + from * HOUR));

const show = (changes: Partial<HomeContact> = {}, away = true) =>
  render(
    <PlanCard
      tripId="1"
      plan={{
        name: 'Lorraine Whitby',
        email: 'l@example.com',
        phone: null,
        own_phone: null,
        own_email: null,
        back_at: hours(3),
        worry_at: hours(5),
        route: null,
        device: null,
        send: 'now',
        sent_at: hours(-24),
        seen_at: null,
        back_said_at: null,
        refused: false,
        refused_by: null,
        ...changes,
      }}
      zone={zone}
      url="/at-home/x"
      away={away}
      onChange={jest.fn()}
    />,
    { wrapper: ToastProvider },
  );

const sent = () => put.mock.calls[0]?.[1] as { back_at: string; worry_at: string };
const hoursOf = (iso: string) => Math.round((Date.parse(iso) - Date.now()) / HOUR);

test('“Running late?” moves both times', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: '+1 h' }));
  expect([hoursOf(sent().back_at), hoursOf(sent().worry_at)]).toEqual([4, 6]);
});

test('for a household that is already late, the new times count from now', async () => {
  show({ back_at: hours(-3), worry_at: hours(-1) });
  await userEvent.click(screen.getByRole('button', { name: '+1 h' }));
  expect([hoursOf(sent().back_at), hoursOf(sent().worry_at)]).toEqual([1, 3]);
});

test('a household can be back from the day of leaving on, and not before', () => {
  const { unmount } = show();
  expect(screen.getByRole('button', { name: 'We’re back' })).toBeVisible();
  unmount();
  show({}, false);
  expect(screen.queryByRole('button', { name: 'We’re back' })).toBeNull();
});

test('a sent plan is ticked, and the person at home has it only once they say so', () => {
  const { container, unmount } = show({ sent_at: null });
  expect(screen.getByRole('heading', { name: 'Lorraine gets your plan' })).toBeVisible();
  expect(container.querySelector('[data-done]')).toBeNull();
  unmount();
  const { unmount: end } = show();
  expect(screen.getByRole('heading', { name: 'Lorraine was sent your plan' })).toBeVisible();
  expect(screen.getByText('Sent to Lorraine').closest('li')).toHaveAttribute('data-done');
  end();
  show({ seen_at: hours(-1) });
  expect(screen.getByRole('heading', { name: 'Lorraine has your plan' })).toBeVisible();
});

test.each([
  ['address', /l@example.com can’t receive email/],
  ['person', /has said that the plan isn’t for them/],
] as const)('the card says when no mail reaches the person at home (%s)', (refused_by, words) => {
  show({ refused: true, refused_by });
  expect(screen.getByText(words)).toBeVisible();
});
