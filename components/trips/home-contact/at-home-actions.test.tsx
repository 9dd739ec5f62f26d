import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@/lib/api-client';
import { AtHomeActions } from './at-home-actions';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: jest.fn() }),
  usePathname: () => '/at-home/x',
}));
const post = jest.spyOn(api, 'post').mockResolvedValue({});

test('the plan is marked as seen by a press, and not by opening the page', async () => {
  render(<AtHomeActions token="x" household="Sam" away got="asked" />);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(post).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'I’ve got this' }));
  expect(post.mock.calls).toEqual([['/api/at-home/x/seen', {}]]);
});

test('whoever has said so isn’t asked again, and nobody is before the plan is sent', () => {
  const { rerender } = render(<AtHomeActions token="x" household="Sam" away got="said" />);
  expect(screen.getByRole('status')).toHaveTextContent('Sam knows that you’ve got this.');
  rerender(<AtHomeActions token="x" household="Sam" away={false} got={null} />);
  expect(screen.queryByRole('button', { name: 'I’ve got this' })).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});
