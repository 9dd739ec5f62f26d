import { act, renderHook } from '@testing-library/react';
import { ApiError, api } from '@/lib/api-client';
import { olivia, shownExpense } from '@/tests/factories/shown-costs';
import { useSaveExpense } from './use-save-expense';

const input = { what: 'Wood', day: '2026-03-27', cents: 9000, paid_by: olivia };

test('a reader who was taken off the trip meanwhile is told so, and not that saving adds the expense again', async () => {
  const gone = new ApiError(404, 'This trip isn’t here.');
  const post = jest.spyOn(api, 'post');
  jest.spyOn(api, 'put').mockRejectedValue(gone);
  jest.spyOn(api, 'get').mockRejectedValue(gone);
  const { result } = renderHook(() =>
    useSaveExpense({
      address: '/api/trips/1',
      expense: shownExpense(),
      kept: undefined,
      typed: jest.fn(),
      show: jest.fn(),
    }),
  );
  for (const _ of ['once', 'and again']) {
    await act(() => expect(result.current.send(input)).rejects.toThrow('This trip isn’t here.'));
  }
  expect(post).not.toHaveBeenCalled();
});
