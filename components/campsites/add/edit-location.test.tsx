import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { SiteDetail } from '@/lib/campsites/schema';
import { LocationForm } from './location-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('../map/pin-map', () => ({ PinMap: () => null }));

const put = jest.spyOn(api, 'put');
const remove = jest.spyOn(api, 'delete');

const site: SiteDetail = {
  id: 'site',
  name: 'Paddock',
  address: '12 Creek Road',
  latitude: -27.42,
  longitude: 152.99,
  phone_contact: null,
  email_contact: 'gran@example.com',
  campsite_url: null,
  site_features: ['0190a000-0000-7000-8000-000000000000'],
  features: ['Toilets'],
  missing_features: [],
  share_flag: true,
  drivetrain: '2 Wheel Drive',
  pet_friendly: true,
  source: 'user',
  postcode: '4051',
  state: 'QLD',
  state_sure: true,
};

beforeEach(() => {
  jest.clearAllMocks();
  put.mockResolvedValue({ location: site });
  remove.mockResolvedValue({ id: 'site' });
});

function show(shown = site) {
  render(
    <ToastProvider>
      <LocationForm site={shown} googleKey={null} tiles={null} />
    </ToastProvider>,
  );
  return userEvent.setup();
}

test('a site’s form is filled in, and a save sends what was changed', async () => {
  const user = show();
  expect(screen.getByRole('combobox', { name: 'Address' })).toHaveValue('12 Creek Road');
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await user.type(screen.getByRole('textbox', { name: 'Campsite name' }), ' by the creek');
  await user.click(screen.getByRole('radio', { name: 'Private' }));
  expect(screen.getByText(/^Trips already planned there keep/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Toilets' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Campsite saved.')).toBeInTheDocument();
  expect(put.mock.calls[0]).toEqual([
    '/api/locations/site',
    expect.objectContaining({
      name: 'Paddock by the creek',
      address: '12 Creek Road',
      latitude: -27.42,
      email_contact: 'gran@example.com',
      share_flag: false,
      site_features: [],
    }),
  ]);
  expect(push.mock.calls).toEqual([['/campsite/site']]);
});

test.each([
  [false, null],
  [true, 'QLD'],
])('near a line, a save sends the state only when somebody has said it: %s', async (state_sure, state) => {
  const user = show({ ...site, latitude: -28.556, longitude: 150.312, state_sure });
  expect(await screen.findByRole('radio', { name: 'NSW' })).not.toBeChecked();
  await user.type(screen.getByRole('textbox', { name: 'Campsite name' }), ' by the creek');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(put.mock.calls[0]?.[1]).toMatchObject({ state }));
});

test('deleting asks first, reports a failure, and leads to the search', async () => {
  const user = show();
  remove.mockRejectedValueOnce(new ApiError(503, undefined));
  await user.click(screen.getByRole('button', { name: 'Delete campsite' }));
  expect(screen.getByText('Are you sure you want to delete this campsite?')).toBeInTheDocument();
  expect(remove).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Could not delete the campsite')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(push.mock.calls).toEqual([['/createtrip']]));
  expect(screen.getByText('Paddock is deleted.')).toBeInTheDocument();
});

test.each([
  ['/your-campsites', '/your-campsites', '/your-campsites'],
  ['/create-trip-details?site=site', '/create-trip-details?site=site', '/createtrip'],
])('coming from %s, saving leads back to %s, and deleting to %s', async (from, saved, deleted) => {
  const entries = [{ url: `http://localhost${from}` }, { url: 'http://localhost/add-location?site=site' }];
  Object.assign(window, { navigation: { entries: () => entries, currentEntry: { index: 1 } } });
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(push.mock.calls).toEqual([[saved]]));
  await user.click(screen.getByRole('button', { name: 'Delete campsite' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(push.mock.lastCall).toEqual([deleted]));
  Object.assign(window, { navigation: undefined });
});
