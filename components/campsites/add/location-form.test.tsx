import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { SiteDetail } from '@/lib/campsites/schema';
import type { Position } from '@/lib/geometry';
import { LocationForm } from './location-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

let movePin: (to: Position) => void;
jest.mock('../map/pin-map', () => ({
  PinMap: ({ position, onMove }: { position: Position | null; onMove: typeof movePin }) => {
    movePin = onMove;
    return <p>{position ? `Pin at ${position.latitude}, ${position.longitude}` : 'No pin yet'}</p>;
  },
}));

const kedron = { placeName: 'Kedron', state: 'QLD', postalCode: '4031', latitude: -27.4, longitude: 153.03 };
const get = jest.spyOn(api, 'get');
const post = jest.spyOn(api, 'post');
const put = jest.spyOn(api, 'put');
const remove = jest.spyOn(api, 'delete');

beforeEach(() => {
  jest.clearAllMocks();
  get.mockResolvedValue([kedron]);
  post.mockResolvedValue({
    location: { id: 'new', name: 'Paddock', postcode: '4831' },
    search_postcode: '4051',
  });
  put.mockResolvedValue({ location: { id: 'site' } });
  remove.mockResolvedValue({ id: 'site' });
});

function show(site: SiteDetail | null = null) {
  const at = (page: string) => (
    <ToastProvider page={page}>
      <LocationForm site={site} googleKey={null} tiles={null} />
    </ToastProvider>
  );
  const { rerender } = render(at('/add-location'));
  return Object.assign(userEvent.setup(), { goTo: (page: string) => rerender(at(page)) });
}
type User = ReturnType<typeof userEvent.setup>;

const name = () => screen.getByRole('textbox', { name: 'Campsite name' });
const address = () => screen.getByRole('combobox', { name: 'Address' });
const add = () => screen.getByRole('button', { name: 'Add campsite' });
async function pickKedron(user: User) {
  await user.type(address(), 'ked');
  await user.click(await screen.findByRole('option', { name: 'Kedron QLD 4031' }));
}
async function fill(user: User) {
  await user.type(name(), 'Paddock');
  await pickKedron(user);
  await user.click(screen.getByRole('radio', { name: '4 Wheel Drive' }));
}

test('an empty form says at each field what is missing and focuses the first', async () => {
  const user = show();
  await user.click(add());
  expect(await screen.findByText('Please name the campsite.')).toBeInTheDocument();
  expect(screen.getByText('Please select a valid address from the suggestions.')).toBeInTheDocument();
  expect(screen.getByText('Please choose a drivetrain.')).toBeInTheDocument();
  expect(address()).toHaveFocus();
  expect(post).not.toHaveBeenCalled();
});

test('a filled form is sent, then the search shows the site and a message says that it is added', async () => {
  const user = show();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Add Toilets' }));
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('radio', { name: 'Shared' }));
  await user.type(screen.getByRole('textbox', { name: /website/ }), 'https://paddock.example');
  await user.dblClick(add());
  expect(post.mock.calls).toEqual([
    [
      '/api/locations',
      {
        name: 'Paddock',
        address: 'Kedron QLD 4031',
        latitude: -27.4,
        longitude: 153.03,
        phone_contact: null,
        email_contact: null,
        campsite_url: 'https://paddock.example',
        site_features: ['Toilets'],
        state: null,
        share_flag: true,
        drivetrain: '4 Wheel Drive',
        pet_friendly: true,
      },
    ],
  ]);
  expect(await screen.findByText('Campsite added successfully!')).toBeInTheDocument();
  expect(push).toHaveBeenCalledTimes(1);
  user.goTo('/createtrip');
  expect(screen.getByText('Campsite added successfully!')).toBeInTheDocument();
  expect(push.mock.calls[0]?.[0]).toMatch(/^\/createtrip\?postcode=4051&radius=200&q=Paddock&/);
});

test('a new site is private and its pets are unknown by default', async () => {
  const user = show();
  await fill(user);
  await user.click(add());
  await waitFor(() =>
    expect(post.mock.calls[0]?.[1]).toMatchObject({ share_flag: false, pet_friendly: null }),
  );
});

describe('the address', () => {
  test('is refused when it is not from the suggestions', async () => {
    const user = show();
    await fill(user);
    await user.type(address(), ' or so');
    expect(screen.getByText('No pin yet')).toBeInTheDocument();
    await user.click(add());
    expect(
      await screen.findByText('Please select a valid address from the suggestions.'),
    ).toBeInTheDocument();
    expect(address()).toHaveFocus();
    expect(address()).toHaveValue('Kedron QLD 4031 or so');
    expect(post).not.toHaveBeenCalled();
  });

  test('may be anything, or empty, once the pin is set by hand', async () => {
    const user = show();
    await fill(user);
    await waitFor(() => movePin({ latitude: -27.5, longitude: 153.1 }));
    await user.clear(address());
    await user.type(address(), 'Behind the shed');
    expect(screen.getByText('Pin at -27.5, 153.1')).toBeInTheDocument();
    await user.click(add());
    await waitFor(() =>
      expect(post.mock.calls[0]?.[1]).toMatchObject({
        address: 'Behind the shed',
        latitude: -27.5,
        longitude: 153.1,
      }),
    );
  });

  test('is reported as abroad when the pin is abroad', async () => {
    show();
    await waitFor(() => movePin({ latitude: -9.44, longitude: 147.18 }));
    expect(await screen.findByText('This is not in Australia or its territories.')).toBeInTheDocument();
  });
});

describe('the state', () => {
  const byTheLine = { latitude: -28.556, longitude: 150.312 };
  const question = () => screen.queryByRole('group', { name: /Which state is it in/ });

  test('is asked within 3 km of a line between states, and sent', async () => {
    const user = show();
    await fill(user);
    expect(question()).toBeNull();
    await waitFor(() => movePin(byTheLine));
    await user.click(await screen.findByRole('radio', { name: 'NSW' }));
    expect(question()).toBeInTheDocument();
    expect(screen.getByText(/The line between NSW and QLD is within 3 km/)).toBeInTheDocument();
    await user.click(add());
    await waitFor(() => expect(post.mock.calls[0]?.[1]).toMatchObject({ ...byTheLine, state: 'NSW' }));
  });

  test('is asked again after the pin has moved, and no longer away from the line', async () => {
    const user = show();
    await fill(user);
    await waitFor(() => movePin(byTheLine));
    await user.click(await screen.findByRole('radio', { name: 'NSW' }));
    await waitFor(() => movePin({ ...byTheLine, longitude: 150.313 }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'NSW' })).not.toBeChecked());
    await waitFor(() => movePin({ latitude: -27.5, longitude: 153.1 }));
    await waitFor(() => expect(question()).toBeNull());
    await user.click(add());
    await waitFor(() => expect(post.mock.calls[0]?.[1]).toMatchObject({ state: null }));
  });

  test('the server’s word on it stands at the question', async () => {
    post.mockRejectedValueOnce(new ApiError(400, 'No.', { state: 'This position isn’t in NSW.' }));
    const user = show();
    await fill(user);
    await waitFor(() => movePin(byTheLine));
    await user.click(await screen.findByRole('radio', { name: 'NSW' }));
    await user.click(add());
    expect(await screen.findByText('This position isn’t in NSW.')).toBeInTheDocument();
  });
});

test.each([
  ['in the server’s words', new ApiError(429, 'Too many.'), 'Error: Too many.'],
  ['without words of the server’s', new ApiError(500, undefined), 'Error: Failed to save location.'],
  [
    'without a response',
    new ApiError(0, undefined),
    'An unexpected error occurred while saving the location.',
  ],
  ['for another reason', new Error('x'), 'An unexpected error occurred while saving the location.'],
])('a failed save is reported %s, and what was typed stays', async (_how, error, words) => {
  post.mockRejectedValueOnce(error);
  const user = show();
  await fill(user);
  await user.click(add());
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect([name(), address()].map((box) => (box as HTMLInputElement).value)).toEqual([
    'Paddock',
    'Kedron QLD 4031',
  ]);
  await user.click(add());
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
});

test('the server’s messages stand at the fields that they name', async () => {
  post.mockRejectedValueOnce(
    new ApiError(400, 'No.', { latitude: 'Not there.', 'site_features.0': 'Not this.' }),
  );
  const user = show();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Add Toilets' }));
  await user.click(add());
  expect(await screen.findByText('Not there.')).toBeInTheDocument();
  expect(screen.getByText('Not this.')).toBeInTheDocument();
  expect(address()).toHaveFocus();
});

test('a refused feature moves the focus to the features’ box', async () => {
  post.mockRejectedValueOnce(new ApiError(400, 'No.', { 'site_features.0': 'Not this.' }));
  const user = show();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Add Toilets' }));
  await user.click(add());
  expect(await screen.findByText('Not this.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /features/i })).toHaveFocus();
});
