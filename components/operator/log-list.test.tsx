import { render, screen } from '@testing-library/react';
import { LogList } from './log-list';

const entry = { at: '2026-11-20T09:00:00.000Z', by: 'kerry@example.com' };

test('the log says who did what, and why where a reason was given', () => {
  const entries = [
    { ...entry, id: '1', action: 'retried', about: 'Reminder to tom', reason: 'retried' },
    { ...entry, id: '2', action: 'retried', about: 'Reminder to ann', reason: 'Her mailbox works again' },
  ];
  render(<LogList entries={entries} />);
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/^kerry@example\.com retried “Reminder to tom”(?!:)/);
  expect(second).toContain('retried “Reminder to ann”: Her mailbox works again');
});
