import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { api } from '@/lib/api-client';
import { AddressField } from './address-field';
import { loadGoogleMaps } from './google-script';

jest.mock('./google-script', () => ({ loadGoogleMaps: jest.fn() }));
const script = jest.mocked(loadGoogleMaps);
const get = jest.spyOn(api, 'get');
const onPick = jest.fn();

const kedron = { placeName: 'Kedron', state: 'QLD', postalCode: '4031', latitude: -27.4, longitude: 153.03 };
const prediction = { place_id: 'lot-5', description: 'Lot 5 Creek Road, Enoggera QLD, Australia' };
const predict = jest.fn();
const geocode = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  get.mockResolvedValue([kedron]);
  script.mockResolvedValue();
  predict.mockImplementation((_request, respond) => respond([prediction], 'OK'));
  geocode.mockImplementation((_request, respond) =>
    respond([{ geometry: { location: { lat: () => -27.42, lng: () => 152.99 } } }], 'OK'),
  );
  class AutocompleteService {
    getPlacePredictions = predict;
  }
  class Geocoder {
    geocode = geocode;
  }
  Object.assign(window, { google: { maps: { places: { AutocompleteService }, Geocoder } } });
});

function Page({ googleKey }: { googleKey: string | null }) {
  const [value, setValue] = useState('');
  return (
    <AddressField
      googleKey={googleKey}
      value={value}
      onValueChange={setValue}
      onPick={onPick}
      error={undefined}
    />
  );
}
async function show(googleKey: string | null = 'key') {
  render(<Page googleKey={googleKey} />);
  await act(async () => undefined);
  return userEvent.setup();
}
const box = () => screen.getByRole('combobox', { name: 'Address' });

test('without a key no Google script is loaded, and the bundled places give suggestions', async () => {
  const user = await show(null);
  await user.type(box(), 'ked');
  await user.click(await screen.findByRole('option', { name: 'Kedron QLD 4031' }));
  expect(onPick.mock.calls).toEqual([[{ latitude: -27.4, longitude: 153.03 }]]);
  expect(box()).toHaveValue('Kedron QLD 4031');
  expect([script.mock.calls.length, predict.mock.calls.length]).toEqual([0, 0]);
});

test('with a key Google suggests addresses, only in Australia, and reports the position of the picked one', async () => {
  const user = await show();
  await user.type(box(), 'lot 5 creek');
  await user.click(await screen.findByRole('option', { name: prediction.description }));
  expect(predict.mock.calls[0]?.[0]).toEqual({
    componentRestrictions: { country: 'au' },
    input: 'lot 5 creek',
  });
  await waitFor(() => expect(onPick.mock.calls).toEqual([[{ latitude: -27.42, longitude: 152.99 }]]));
  expect(geocode.mock.calls[0]?.[0]).toEqual({ placeId: 'lot-5' });
  expect(get).not.toHaveBeenCalled();
});

test.each([
  ['its script never loads', () => script.mockRejectedValue(new Error('no'))],
  ['it refuses', () => predict.mockImplementation((_request, respond) => respond(null, 'REQUEST_DENIED'))],
])('the bundled places give suggestions when %s', async (_what, arrange) => {
  arrange();
  const user = await show();
  await user.type(box(), 'ked');
  expect(await screen.findByRole('option', { name: 'Kedron QLD 4031' })).toBeInTheDocument();
});

test('an address that Google does not know is reported', async () => {
  predict.mockImplementation((_request, respond) => respond([], 'ZERO_RESULTS'));
  const user = await show();
  await user.type(box(), 'nowhere at all');
  expect(await screen.findAllByText(/^We couldn’t find that/)).not.toHaveLength(0);
});

test('a suggestion without a known position is reported', async () => {
  geocode.mockImplementation((_request, respond) => respond([], 'OVER_QUERY_LIMIT'));
  const user = await show();
  await user.type(box(), 'lot 5');
  await user.click(await screen.findByRole('option', { name: prediction.description }));
  await waitFor(() => expect(onPick.mock.calls).toEqual([[null]]));
});

test('a late response from Google is ignored when the text has changed since', async () => {
  const responses: (() => void)[] = [];
  predict.mockImplementation(({ input }, respond) => {
    responses.push(() => respond([{ place_id: input, description: `${input} Road` }], 'OK'));
  });
  const user = await show();
  await user.type(box(), 'lot');
  await waitFor(() => expect(responses).toHaveLength(1));
  await user.type(box(), ' 5');
  await act(() => new Promise((done) => setTimeout(done, 400)));
  await act(async () => responses[0]?.());
  await waitFor(() => expect(responses).toHaveLength(2));
  await act(async () => responses[1]?.());
  expect(await screen.findByRole('option', { name: 'lot 5 Road' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'lot Road' })).not.toBeInTheDocument();
});
