import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import { AlbumRow } from './album-row';
import { SendPicture } from './send-picture';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
const put = jest.spyOn(api, 'put');

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(globalThis, 'fetch');
});

test('where files can’t be shared, the picture is saved', () => {
  render(<SendPicture tripId="1" main />);
  const link = screen.getByRole('link', { name: 'Save the picture for the chat' });
  expect(link).toHaveAttribute('href', '/trip/1/recap.png');
  expect(link).toHaveAttribute('download');
});

test('the picture is shared as a file, and a failure is said', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  const fetched = jest.fn().mockResolvedValueOnce({ ok: false, status: 503 });
  fetched.mockResolvedValue({ ok: true, blob: async () => new Blob(['picture']) });
  Object.assign(navigator, { share, canShare: () => true });
  Object.assign(globalThis, { fetch: fetched });
  render(<SendPicture tripId="1" main={false} />);
  const send = screen.getByRole('button', { name: 'Send the picture to the chat' });
  await userEvent.click(send);
  expect(await screen.findByRole('alert')).toHaveTextContent('The picture couldn’t be made.');
  await userEvent.click(send);
  expect(share).toHaveBeenCalledWith({
    files: [expect.objectContaining({ name: 'trip.png', type: 'image/png' })],
  });
});

test('the album opens in a new tab, with its host named, and its link is changed in place', async () => {
  put.mockResolvedValue({ album_url: null });
  render(<AlbumRow tripId="1" url="https://www.photos.example/a" />, { wrapper: ToastProvider });
  const link = screen.getByRole('link', { name: /Open the album/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveTextContent('photos.example');
  await userEvent.click(screen.getByRole('button', { name: 'Change the album’s link' }));
  const box = await screen.findByLabelText('Link to the album');
  await userEvent.clear(box);
  await userEvent.type(box, 'https://other.example/b');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(put).toHaveBeenCalledWith('/api/trips/1/album', { url: 'https://other.example/b' });
});
