import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api-client';
import { ContactForm } from './contact-form';

jest.mock('./human-check', () => ({
  HumanCheck: ({ onToken }: { onToken: (token: string | undefined) => void }) => (
    <>
      <button type="button" onClick={() => onToken('proof')}>
        I am human
      </button>
      <button type="button" onClick={() => onToken(undefined)}>
        Run out
      </button>
    </>
  ),
}));

const mockSchemaLoaded = jest.fn();
jest.mock('@/lib/contact/schema', () => {
  mockSchemaLoaded();
  return jest.requireActual('@/lib/contact/schema');
});

const post = jest.spyOn(api, 'post');
beforeEach(() => {
  post.mockReset().mockResolvedValue({ message: 'Message sent successfully.' });
});

const message = { Name: 'Mia', Email: 'mia@example.com', Subject: 'Fires', Message: 'May we?' };
const labels = Object.keys(message) as (keyof typeof message)[];

function show(sender?: { name: string; email: string }) {
  render(<ContactForm check={{ kind: 'altcha' }} {...(sender && { sender })} />);
  return userEvent.setup();
}
type User = ReturnType<typeof show>;

const send = () => screen.getByRole('button', { name: 'Send' });
const prove = (user: User) => user.click(screen.getByRole('button', { name: 'I am human' }));
async function fill(user: User, values: Partial<typeof message> = message) {
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
}

// This test has to be the first, because a schema that a test has loaded stays loaded.
test('the schema waits until the form is touched', async () => {
  await act(async () => void show());
  expect(mockSchemaLoaded).not.toHaveBeenCalled();
  screen.getByLabelText('Name').focus();
  await waitFor(() => expect(mockSchemaLoaded).toHaveBeenCalled());
});

test('Send stays disabled until every field is right and the check is done', async () => {
  const user = show();
  expect(send()).toBeDisabled();
  await fill(user);
  expect(send()).toBeDisabled();
  await prove(user);
  await waitFor(() => expect(send()).toBeEnabled());
});

test.each(labels)('without %s, Send stays disabled', async (missing) => {
  const user = show();
  const { [missing]: _, ...rest } = message;
  await fill(user, rest);
  await fill(user, { [missing]: '  ' });
  await prove(user);
  expect(send()).toBeDisabled();
  await fill(user, { [missing]: message[missing] });
  await waitFor(() => expect(send()).toBeEnabled());
});

test('an invalid address keeps Send disabled and is reported', async () => {
  const user = show();
  await fill(user, { ...message, Email: 'mia at example' });
  await prove(user);
  expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
  expect(send()).toBeDisabled();
});

test('an expired check disables Send again', async () => {
  const user = show();
  await fill(user);
  await prove(user);
  await waitFor(() => expect(send()).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Run out' }));
  expect(send()).toBeDisabled();
});

async function submit() {
  const user = show();
  await fill(user);
  await prove(user);
  await waitFor(() => expect(send()).toBeEnabled());
  await user.click(send());
  return user;
}

test('a sent message is confirmed, and the form is empty for the next message', async () => {
  await submit();
  expect(await screen.findByText('Message sent successfully.')).toBeVisible();
  expect(post.mock.calls).toEqual([
    [
      '/api/contact',
      {
        name: 'Mia',
        email: 'mia@example.com',
        subject: 'Fires',
        message: 'May we?',
        recaptchaToken: 'proof',
      },
    ],
  ]);
  for (const label of labels) expect(screen.getByLabelText(label)).toHaveValue('');
  expect(send()).toBeDisabled();
});

test.each([
  [new ApiError(400, 'Please verify you are human.'), 'Error: Please verify you are human.'],
  [new ApiError(429, 'Please wait.'), 'Error: Please wait.'],
  [new ApiError(500, undefined), 'Error: Something went wrong.'],
  [new ApiError(0, undefined), 'Failed to send message. Please try again.'],
  [new Error('a fault'), 'Failed to send message. Please try again.'],
])('a message that was not sent (%s) says why, and what was typed stays', async (error, words) => {
  post.mockRejectedValueOnce(error);
  const user = await submit();
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  for (const label of labels) expect(screen.getByLabelText(label)).toHaveValue(message[label]);
  // A token is valid only once, so the next attempt needs a new check.
  expect(send()).toBeDisabled();
  await prove(user);
  await user.click(send());
  expect(await screen.findByText('Message sent successfully.')).toBeVisible();
});

test('a signed-in person only has to write the message, and again for the next message', async () => {
  const sender = { name: 'Mia Bennett', email: 'mia@example.com' };
  const user = show(sender);
  for (const message of ['May we?', 'And dogs?']) {
    expect(screen.getByLabelText('Name')).toHaveValue(sender.name);
    expect(screen.getByLabelText('Email')).toHaveValue(sender.email);
    await fill(user, { Subject: 'Fires', Message: message });
    await prove(user);
    await waitFor(() => expect(send()).toBeEnabled());
    await user.click(send());
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''));
    expect(post).toHaveBeenLastCalledWith(
      '/api/contact',
      expect.objectContaining({ ...sender, message, recaptchaToken: 'proof' }),
    );
  }
});

test('text typed while a message is sent stays for the next message', async () => {
  let sent = (_: { message: string }): void => undefined;
  post.mockReturnValue(new Promise((resolve) => (sent = resolve)));
  const user = show();
  await fill(user);
  await prove(user);
  await waitFor(() => expect(send()).toBeEnabled());
  await user.click(send());
  await waitFor(() => expect(post).toHaveBeenCalled());
  await user.type(screen.getByLabelText('Message'), ' And swim?');
  await act(async () => sent({ message: 'Message sent successfully.' }));
  expect(screen.getByLabelText('Message')).toHaveValue('May we? And swim?');
  expect(screen.getByLabelText('Subject')).toHaveValue('');
});

test('a message of a field that is left appears when the press is over, so that no button moves away', async () => {
  const user = show();
  await fill(user, { Name: 'Mia', Email: 'mia' });
  await user.pointer({
    keys: '[MouseLeft>]',
    target: screen.getByRole('button', { name: 'I am human' }),
  });
  expect(screen.getByLabelText('Email')).not.toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test('fields that are left one right after the other all get their messages', async () => {
  const user = show();
  await user.click(screen.getByLabelText('Name'));
  await user.tab();
  await user.tab();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
});
