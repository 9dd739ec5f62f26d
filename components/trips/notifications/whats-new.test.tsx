import { render, screen } from '@testing-library/react';
import { WhatsNew } from './whats-new';

const shown = (lines: string[]) => (
  <WhatsNew lines={lines}>
    <p>Tom is coming</p>
  </WhatsNew>
);
const isAbove = (one: HTMLElement, other: HTMLElement) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

test('the news stands above the notifications, links to the full notes, and stays while it is read', () => {
  const { rerender } = render(shown(['Take a trip along as GPX.']));
  const news = screen.getByRole('region', { name: 'What’s new' });
  expect(news).toHaveTextContent('Take a trip along as GPX.');
  expect(isAbove(news, screen.getByText('Tom is coming'))).toBe(true);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/whats-new');
  rerender(shown([]));
  expect(screen.getByRole('listitem')).toBeInTheDocument();
});

test('without news one row below the notifications leads to the notes', () => {
  render(shown([]));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'What’s new' });
  expect(link).toHaveAttribute('href', '/whats-new');
  expect(isAbove(screen.getByText('Tom is coming'), link)).toBe(true);
});
