import { render, screen } from '@testing-library/react';
import { WhatsNew } from './whats-new';

test('the news links to the full notes, and stays while it is read', () => {
  const { rerender } = render(<WhatsNew lines={['Take a trip along as GPX.']} />);
  expect(screen.getByRole('region', { name: 'What’s new' })).toHaveTextContent('Take a trip along as GPX.');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/whats-new');
  rerender(<WhatsNew lines={[]} />);
  expect(screen.getByRole('listitem')).toBeInTheDocument();
});

test('without news one row leads to the notes', () => {
  render(<WhatsNew lines={[]} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'What’s new' })).toHaveAttribute('href', '/whats-new');
});
