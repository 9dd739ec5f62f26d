import { render, screen } from '@testing-library/react';
import { LogList } from './log-list';

const entry = { at: '2026-11-20T09:00:00.000Z', by: 'kerry@example.com' };

test('the log says who did what to whom, and why', () => {
  const entries = [
    { ...entry, id: '1', action: 'retried', about: 'Reminder to tom', reason: 'It had failed.' },
    { ...entry, id: '2', action: 'hid', about: 'Ridge Rd', reason: 'private land' },
  ];
  render(<LogList entries={entries} />);
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toContain('kerry@example.com retried “Reminder to tom”: It had failed.');
  expect(second).toContain('kerry@example.com hid “Ridge Rd”: private land');
});
