import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { api } from '@/lib/api-client';
import { EmailField } from './email-field';

const post = jest.spyOn(api, 'post');
beforeEach(() => {
  post.mockReset().mockImplementation(async (_, body) => {
    const { emails } = body as { emails: string[] };
    return { users: emails.map((email) => ({ email, found: true, username: email.split('@')[0] })) };
  });
});

function Invitees({ first = [] }: { first?: string[] }) {
  const [emails, setEmails] = useState(first);
  return (
    <EmailField label="Invite people" listLabel="Invited" emails={emails} onChange={setEmails} except={[]} />
  );
}
const box = () => screen.getByLabelText('Invite people');

test('a rejected address is named with the reason, typed or pasted, until the next address is right', async () => {
  render(<Invitees />);
  const user = userEvent.setup();
  await user.type(box(), 'sam@example{Enter}');
  expect(box()).toHaveValue('');
  const words = '“sam@example” isn’t a full email address, so it was left out.';
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(box()).toHaveAccessibleDescription(words);
  await user.paste('Kim, tom@example.com, bob@');
  expect(screen.getByRole('alert')).toHaveTextContent('“Kim” and “bob@” aren’t full email addresses');
  expect(await screen.findByText('tom')).toBeVisible();
  await user.type(box(), 'sam@example.com,');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('addresses that a form is prefilled with are looked up too, each once', async () => {
  render(<Invitees first={['tom@example.com', 'sam@example.com']} />);
  expect(await screen.findByText('tom')).toBeVisible();
  await userEvent.type(box(), 'kim@example.com,');
  expect(await screen.findByText('kim')).toBeVisible();
  expect(post.mock.calls.map(([, body]) => body)).toEqual([
    { emails: ['tom@example.com', 'sam@example.com'] },
    { emails: ['kim@example.com'] },
  ]);
});

test('a look-alike domain is questioned, and put right by a press', async () => {
  render(<Invitees />);
  await userEvent.type(box(), 'sam@gmial.con,kim@example.com,');
  expect(screen.getByRole('status')).toHaveTextContent('sam@gmial.con: Did you mean gmail.com?');
  await userEvent.click(screen.getByRole('button', { name: 'Use sam@gmail.com' }));
  expect(screen.getByRole('button', { name: 'Remove sam@gmail.com' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove sam@gmial.con' })).toBeNull();
});
