import { render, screen } from '@testing-library/react';
import { WhatChanged } from './what-changed';

const trip = {
  start_date: '2026-10-02',
  end_date: '2026-10-05',
  location_name: 'Bendeela',
  dates_open: false,
  site_open: false,
};
const agreedTo = { start_date: '2026-09-25', end_date: '2026-09-28', location_name: 'Bendeela' };

test.each([
  [{}, 'The dates have changed: Fri 25 – Mon 28 Sep 2026 → now Fri 2 – Mon 5 Oct 2026'],
  [{ dates_open: true }, 'The dates have changed: Fri 25 – Mon 28 Sep 2026 → now still open'],
])('says which dates have changed, and no new ones while a vote is open: %j', (changes, words) => {
  render(<WhatChanged trip={{ ...trip, ...changes }} agreedTo={agreedTo} />);
  expect(screen.getByText(/The dates have changed/)).toHaveTextContent(words);
  expect(screen.queryByText(/campsite/)).toBeNull();
});

test('says that the campsite has changed, and nothing about the dates', () => {
  const before = { ...trip, location_name: 'Carnarvon Gorge' };
  render(<WhatChanged trip={trip} agreedTo={before} />);
  expect(screen.getByText(/The campsite has changed/)).toHaveTextContent('Carnarvon Gorge → now Bendeela');
  expect(screen.queryByText(/The dates/)).toBeNull();
});

test('of several stops says which there are now, and not the first one’s campsite alone', () => {
  const stops = ['Carnarvon Gorge, 3 nights', 'Bendeela, 1 night, then Carnarvon Gorge, 2 nights'];
  render(<WhatChanged trip={trip} agreedTo={{ ...trip, location_name: 'Carnarvon Gorge', stops }} />);
  expect(screen.getByText(/The stops have changed/)).toHaveTextContent(`${stops[0]} → now ${stops[1]}`);
  expect(screen.queryByText(/campsite/)).toBeNull();
});
