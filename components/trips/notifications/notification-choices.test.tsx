import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ToastProvider } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import { defaultWays } from '@/lib/trips/notification-kinds';
import { NotificationChoices } from './notification-choices';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }));

test('each kind has a checkbox for each channel, and all are saved together', async () => {
  const put = jest.spyOn(api, 'put').mockResolvedValue({});
  render(
    <ToastProvider>
      <NotificationChoices choices={defaultWays} />
    </ToastProvider>,
  );
  expect(screen.getAllByRole('checkbox')).toHaveLength(18);
  expect(screen.getByLabelText('Comments by push')).not.toBeChecked();
  fireEvent.click(screen.getByLabelText('Comments by push'));
  fireEvent.click(screen.getByLabelText('Answers by email'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Your choice is saved.')).toBeInTheDocument());
  expect(put).toHaveBeenCalledWith('/api/account/notifications', {
    ...defaultWays,
    comments: { mail: true, bell: true, push: true },
    answers: { mail: false, bell: true, push: true },
  });
});
