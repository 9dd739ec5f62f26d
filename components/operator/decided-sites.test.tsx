import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import { DecidedSites } from './decided-sites';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ refresh: jest.fn() }),
}));

test('an undo says which decision it undoes', async () => {
  const post = jest.spyOn(api, 'post').mockResolvedValue({});
  const about = { by: 'kerry@example.com', action: 'hid', about: 'Bog', reason: 'private land' };
  const decision = { ...about, id: 'entry', site: 'a-site', at: '2026-11-26T00:00:00.000Z', undoable: true };
  render(
    <ToastProvider>
      <DecidedSites decided={[decision]} />
    </ToastProvider>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Undo' }));
  expect(post).toHaveBeenCalledWith('/api/operator/sites/a-site/undo', { entry: 'entry' });
});
