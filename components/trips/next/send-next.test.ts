import { api } from '@/lib/api-client';
import { sendNext, sendUndo } from './send-next';

const put = jest.spyOn(api, 'put');
beforeEach(() => put.mockReset().mockResolvedValue({}));

const seat = (person_id: string) => ({
  method: 'PUT' as const,
  path: '/api/trips/1/seats',
  body: { person_id },
});
const both = { ...seat('Priya'), next: seat('Bao') };
const waits = { thing: 'seat', kind: 'Ride', label: 'You ride with Sam' };

test('the seats of a family are taken and given back one after the other', async () => {
  expect(await sendNext(both, waits)).toBe(true);
  await sendUndo(both);
  expect(put.mock.calls.map(([, body]) => body)).toEqual(
    ['Priya', 'Bao', 'Priya', 'Bao'].map((person_id) => ({ person_id })),
  );
});

test('after a refusal no further seat is taken', async () => {
  put.mockRejectedValueOnce(new Error('full'));
  await expect(sendNext(both, waits)).rejects.toThrow('full');
  expect(put).toHaveBeenCalledTimes(1);
});
