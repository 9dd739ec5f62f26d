import { render, screen, within } from '@testing-library/react';
import type { NotificationKind } from '@/lib/trips/notification-kinds';
import { NotificationList } from './notification-list';

const told = (kind: NotificationKind, read = false) => ({
  id: `${kind} ${read}`,
  kind,
  trip_id: 'trip',
  trip_name: null,
  called: 'Bendeela in April',
  read,
  text: `About ${kind}`,
  at: '2026-11-22T05:00:00.000Z',
  leads_to: null as 'emergency' | null,
});

test('each notification links to the part of the trip that it is about', () => {
  const kinds = ['answers', 'announcements', 'comments', 'changes'] as const;
  render(<NotificationList notifications={kinds.map((kind) => told(kind))} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/trip/trip/people', '/trip/trip/notices', '/trip/trip/notices', '/trip/trip']);
});

test('what is about medical cards links to them, and an opened card has an icon of its own', () => {
  const kinds = ['changes', 'todos'] as const;
  const notifications = kinds.map((kind) => ({ ...told(kind), leads_to: 'emergency' as const }));
  render(<NotificationList notifications={notifications} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/trip/trip/emergency',
    '/trip/trip/emergency',
  ]);
  const signs = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1]);
  expect(signs).toEqual(['siren', 'circle-check']);
});

test('notifications that were unread when the page opened stay marked', () => {
  const { rerender } = render(<NotificationList notifications={[told('comments')]} />);
  const row = () => within(screen.getByRole('listitem'));
  expect(row().getByText(/New,/)).toBeInTheDocument();
  rerender(<NotificationList notifications={[{ ...told('comments'), read: true }]} />);
  expect(row().getByText(/New,/)).toBeInTheDocument();
});

test('notifications that were read before aren’t marked', () => {
  render(<NotificationList notifications={[told('comments', true)]} />);
  expect(screen.queryByText(/New,/)).not.toBeInTheDocument();
  expect(screen.getByText(/Bendeela in April/)).toBeInTheDocument();
});

test('an answer that says no has another icon than one that says yes', () => {
  const texts = ['Sam is going', 'Dave can’t come'];
  render(<NotificationList notifications={texts.map((text) => ({ ...told('answers'), id: text, text }))} />);
  const signs = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1]);
  expect(signs).toEqual(['user-check', 'user-x']);
});

test('a trip that was called off has an icon of its own', () => {
  const text = 'Olivia called Winter in the mountains off';
  render(<NotificationList notifications={[{ ...told('changes'), text }]} />);
  expect(document.querySelector('use')?.getAttribute('href')).toMatch(/#calendar-x$/);
});

test('a trip is named once a day, and a time once while it stays the same', () => {
  const at = ['2026-11-22T05:00:00.000Z', '2026-11-22T04:00:00.000Z', '2026-11-22T04:00:00.000Z'];
  const trips = ['Easter', 'Winter', 'Easter'];
  const told3 = at.map((moment, index) => ({
    ...told('comments'),
    id: `${index}`,
    at: moment,
    trip_id: trips[index] ?? '',
    called: trips[index] ?? '',
  }));
  render(<NotificationList notifications={[...told3, { ...told3[2], id: '3' } as (typeof told3)[0]]} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Easter',
    'Winter',
  ]);
  expect(screen.getAllByText(/^\d:00.[ap]m$/)).toHaveLength(3);
});
