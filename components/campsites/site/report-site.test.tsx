import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { ReportSite } from './report-site';

const post = jest.spyOn(api, 'post');
beforeEach(() => post.mockReset().mockResolvedValue({ message: 'Thank you. We will have a look.' }));

function show() {
  render(
    <ToastProvider>
      <ReportSite site={{ id: 'site', name: 'Paddock' }} />
    </ToastProvider>,
  );
  return userEvent.setup();
}
const send = () => screen.getByRole('button', { name: 'Send report' });

test('a report needs a reason, and keeps what was typed until it is sent', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Report a problem' }));
  await user.type(screen.getByRole('textbox', { name: /Tell us more/ }), 'The gate is locked.');
  await user.click(send());
  expect(await screen.findByText('Please choose what’s wrong.')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'What’s wrong?' }), 'closed');
  post.mockRejectedValueOnce(new ApiError(429, 'You’ve tried that too many times.'));
  await user.click(send());
  expect(await screen.findByText('You’ve tried that too many times.')).toBeInTheDocument();
  await user.click(send());
  expect(await screen.findByText('Thank you. We will have a look.')).toBeInTheDocument();
  expect(post.mock.lastCall).toEqual([
    '/api/locations/site/report',
    { reason: 'closed', message: 'The gate is locked.' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the reason “wrong details” links to the form for one’s own answers and keeps what was typed', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Report a problem' }));
  const link = () => screen.queryByRole('link', { name: 'Tell campers what you saw' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'What’s wrong?' }), 'offensive');
  expect(link()).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'What’s wrong?' }), 'wrong');
  expect(link()).toHaveAttribute('href', '/campsite/site#tell');
  expect(link()).toHaveAttribute('target', '_blank');
});
