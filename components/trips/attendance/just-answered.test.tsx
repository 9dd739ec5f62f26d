import { cleanup, render, screen } from '@testing-library/react';
import { JustAnswered, tellGoing, useJustAnswered } from './just-answered';

function Page({ tripId }: { tripId: string }) {
  const text = useJustAnswered(tripId);
  return text === undefined ? null : <JustAnswered text={text} />;
}

const visit = (tripId: string) => {
  cleanup();
  render(<Page tripId={tripId} />);
  return screen.queryByRole('heading', { name: 'You’re going' });
};

test('the trip’s page says once that the reader is going and with whom, and moves the focus there', () => {
  tellGoing('1', 'Tom and a dog');
  expect(visit('1')).toHaveFocus();
  expect(screen.getByText('Tom and a dog')).toBeVisible();
  expect(visit('1')).toBeNull();
});

test('another trip’s page does not show the answer', () => {
  tellGoing('1', '');
  expect(visit('2')).toBeNull();
});
