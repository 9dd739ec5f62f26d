import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standInForBrowser } from '@/tests/fixtures/map-browser';
import { SiteMap } from './site-map';

const { fetch } = standInForBrowser();

test('a map whose outlines fail to load says so and can be tried again', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<SiteMap name="Bendeela" latitude={-34.74} longitude={150.47} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The map couldn’t load.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Map of Bendeela' })).toHaveFocus();
});
