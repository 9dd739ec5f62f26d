import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { type Token, TokenField } from './token-field';

const parse = (text: string) => ({
  accepted: text.split(/[\s,;]+/).filter((word) => word.includes('@')),
  rest: '',
});

function Page({ onSubmit }: { onSubmit?: (tokens: string[]) => void }) {
  const [tokens, setTokens] = useState<Token[]>([]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(tokens.map(({ value }) => value));
      }}
    >
      <TokenField
        label="Invite"
        listLabel="Invited people"
        tokens={tokens}
        parse={parse}
        onAdd={(values) => setTokens((all) => [...all, ...values.map((value) => ({ value }))])}
        onRemove={(value) => setTokens((all) => all.filter((token) => token.value !== value))}
      />
      <button type="submit">Send</button>
    </form>
  );
}

const box = () => screen.getByLabelText('Invite');
const invited = () => {
  const list = screen.queryByRole('list', { name: 'Invited people' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    : [];
};

test('Enter, a comma and leaving the field each add a chip', async () => {
  const onSubmit = jest.fn();
  render(<Page onSubmit={onSubmit} />);
  await userEvent.type(box(), 'mia@example.com{Enter}sam@example.com,jo@example.com');
  await userEvent.tab();
  expect(invited()).toEqual(['mia@example.com', 'sam@example.com', 'jo@example.com']);
  expect(box()).toHaveValue('');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a pressed button stays in its place until its click, which then sends the new chip too', async () => {
  const onSubmit = jest.fn();
  render(<Page onSubmit={onSubmit} />);
  await userEvent.type(box(), 'mia@example.com');
  const send = screen.getByRole('button', { name: 'Send' });
  await userEvent.pointer({ target: send, keys: '[MouseLeft>]' });
  expect(box()).not.toHaveFocus();
  expect(invited()).toEqual([]);
  await userEvent.pointer({ target: send, keys: '[/MouseLeft]' });
  fireEvent.click(send);
  expect(onSubmit).toHaveBeenCalledWith(['mia@example.com']);
});

test('leaving the field without a press, as by the phone’s own Done, adds a chip as well', async () => {
  render(<Page />);
  await userEvent.type(box(), 'mia@example.com');
  fireEvent.blur(box());
  await waitFor(() => expect(invited()).toEqual(['mia@example.com']));
});

test('a pasted list becomes chips at once', async () => {
  render(<Page />);
  await userEvent.click(box());
  await userEvent.paste('mia@example.com; sam@example.com\njo@example.com');
  expect(invited()).toHaveLength(3);
});

test('text that the caller does not accept is cleared', async () => {
  render(<Page />);
  await userEvent.type(box(), 'nonsense{Enter}');
  expect(invited()).toEqual([]);
  expect(box()).toHaveValue('');
});

test('Backspace removes the last chip only when the box is empty', async () => {
  render(<Page />);
  await userEvent.type(box(), 'mia@example.com,sam@example.com,x{Backspace}');
  expect(invited()).toHaveLength(2);
  await userEvent.type(box(), '{Backspace}');
  expect(invited()).toEqual(['mia@example.com']);
});

test('a chip’s button removes the chip, says so, and moves the focus to the box', async () => {
  render(<Page />);
  await userEvent.type(box(), 'mia@example.com,');
  await userEvent.click(screen.getByRole('button', { name: 'Remove mia@example.com' }));
  expect(invited()).toEqual([]);
  expect(box()).toHaveFocus();
  expect(screen.getByText('mia@example.com removed')).toBeInTheDocument();
});

test('Enter in the empty box sends nothing', async () => {
  const onSubmit = jest.fn();
  render(<Page onSubmit={onSubmit} />);
  await userEvent.type(box(), 'sam@example.com{Enter}{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['are chips', 'mia@example.com', false, ['mia@example.com'], ''],
  ['stay in the box while somebody types', 'sam@exam', true, [], 'sam@exam'],
  ['are chips at a comma', 'mia@example.com,', true, ['mia@example.com'], ''],
])('words typed before the scripts ran %s', (_, typed, typing, chips, rest) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  Object.assign(box(), { value: typed });
  if (typing) box().focus();
  const { rerender } = render(<Page />, { container, hydrate: true });
  rerender(<Page />);
  expect(invited()).toEqual(chips);
  expect(box()).toHaveValue(rest);
});
