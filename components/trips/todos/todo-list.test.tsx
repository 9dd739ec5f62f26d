import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { Todo } from '@/lib/trips/todos/schema';
import { AddTodo } from './add-todo';
import { TodoList } from './todo-list';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
const [post, patch, remove] = (['post', 'patch', 'delete'] as const).map((method) => jest.spyOn(api, method));
beforeEach(() => {
  jest.clearAllMocks();
  for (const call of [post, patch, remove]) call?.mockReset().mockResolvedValue({});
});

const todo = (text: string, changes: Partial<Todo> = {}): Todo => ({
  id: text,
  text,
  household_id: null,
  due_on: null,
  done: false,
  done_by: null,
  by: 'mia',
  from: 'added',
  ...changes,
});
const path = '/api/trips/1/todos';
const todos = [
  todo('Check fire bans'),
  todo('Fill the gas bottle', { household_id: 'mia', due_on: '2026-10-03' }),
  todo('Book the ferry', { household_id: 'tom', by: 'tom', due_on: '2026-10-01' }),
  todo('Ask about the gate', { household_id: 'mia', done: true, done_by: 'mia' }),
];
type Changes = Partial<Parameters<typeof TodoList>[0]>;

function open(changes: Changes = {}) {
  const user = userEvent.setup();
  render(
    <TodoList
      path={path}
      todos={todos}
      suggestions={['Get firewood']}
      today="2026-10-02"
      households={[
        { household_id: 'mia', name: 'Mia Bennett' },
        { household_id: 'tom', name: 'Tom Walker' },
      ]}
      tints={{}}
      own="mia"
      ownId="mia"
      organises={false}
      edits={true}
      {...changes}
    />,
    { wrapper: ToastProvider },
  );
  return user;
}
const tick = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const openCard = () => within(screen.getByRole('region', { name: 'To do' }));
const shown = () =>
  openCard()
    .getAllByRole('checkbox')
    .map((box) => box.closest('li')?.querySelector('[aria-haspopup]')?.textContent);

test('the reader’s own to-dos come first, and a tap shows all', async () => {
  const user = open();
  expect(shown()).toEqual(['Edit Fill the gas bottleDue tomorrow']);
  expect(openCard().queryByText('You')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'All 3' }));
  expect(shown()).toEqual([
    'Edit Check fire bans',
    'Edit Fill the gas bottleDue tomorrow',
    'Edit Book the ferryWas due yesterday',
  ]);
  expect(openCard().getByText('You')).toBeVisible();
  expect(openCard().getByText('Tom')).toBeVisible();
  expect(screen.getByText('1 of 4 done')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Done' })).toHaveTextContent('Ask about the gate');
});

test('a reader without to-dos sees all, and is told so on request', async () => {
  const user = open({ todos: todos.slice(2, 3) });
  expect(shown()).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: 'Mine 0' }));
  expect(screen.getByText('Nothing for you to do.')).toBeVisible();
});

test('a tick shows at once, stays in its place, and a second tick removes it', async () => {
  const user = open();
  await user.click(tick('Fill the gas bottle'));
  expect(patch).toHaveBeenCalledWith(`${path}/Fill the gas bottle`, { done: true });
  expect(shown()).toHaveLength(1);
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});

test('a tick that could not be saved is undone with a message', async () => {
  patch?.mockRejectedValue(new ApiError(500, undefined));
  const user = open();
  await user.click(tick('Fill the gas bottle'));
  expect(await screen.findByText('That could not be saved. Please try again.')).toBeVisible();
  await waitFor(() => expect(tick('Fill the gas bottle')).not.toBeChecked());
});

test('one tap takes a to-do that nobody has', async () => {
  const user = open();
  await user.click(screen.getByRole('radio', { name: 'All 3' }));
  await user.click(screen.getByRole('button', { name: /^I’ll do it/ }));
  expect(patch).toHaveBeenCalledWith(`${path}/Check fire bans`, { household_id: 'mia' });
});

test('a suggestion is added to the list', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: /^Add\s?: Get firewood/ }));
  await waitFor(() => expect(post).toHaveBeenCalledWith(path, { text: 'Get firewood' }));
});

test('a suggestion is hidden, and Undo shows it again; a failure shows an error', async () => {
  const put = jest.spyOn(api, 'put').mockResolvedValue({});
  const user = open();
  const hide = screen.getByRole('button', { name: /^Hide\s?: Get firewood/ });
  await user.click(hide);
  expect(put).toHaveBeenLastCalledWith(`${path}/hidden`, { text: 'Get firewood', hidden: true });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(put).toHaveBeenLastCalledWith(`${path}/hidden`, { text: 'Get firewood', hidden: false });
  put.mockRejectedValueOnce(new ApiError(403, 'Only those who are going can change the to-dos.'));
  await user.click(hide);
  expect(await screen.findByText('Only those who are going can change the to-dos.')).toBeVisible();
});

test('a new to-do needs only its text; a refusal keeps what was typed', async () => {
  post?.mockRejectedValueOnce(new ApiError(409, 'A trip has room for 300 to-dos. Please remove some first.'));
  render(<AddTodo path={path} households={[{ household_id: 'mia', name: 'Mia Bennett' }]} own="mia" />, {
    wrapper: ToastProvider,
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add a to-do' }));
  await user.type(await screen.findByLabelText('What is there to do?'), 'Ice');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/has room for 300/)).toBeVisible();
  expect(screen.getByLabelText('What is there to do?')).toHaveValue('Ice');
  await user.selectOptions(screen.getByLabelText(/Who does it/), 'Mia Bennett (you)');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(post).toHaveBeenLastCalledWith(path, { text: 'Ice', household_id: 'mia', due_on: null }),
  );
});

test('only its author or an organiser can delete a to-do, and Undo puts it back', async () => {
  const user = open();
  await user.click(screen.getByRole('radio', { name: 'All 3' }));
  await user.click(screen.getByRole('button', { name: /^Edit Book the ferry/ }));
  await screen.findByLabelText('What is there to do?');
  expect(screen.queryByRole('button', { name: 'Take it off the list' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: /^Edit Fill the gas bottle/ }));
  await user.click(await screen.findByRole('button', { name: 'Take it off the list' }));
  await waitFor(() => expect(remove).toHaveBeenCalledWith(`${path}/Fill the gas bottle`));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(post).toHaveBeenCalledWith(path, {
    text: 'Fill the gas bottle',
    household_id: 'mia',
    due_on: '2026-10-03',
  });
});

test('a reader who isn’t going sees no controls', () => {
  open({ own: null, ownId: 'ann', edits: false });
  expect(shown()).toHaveLength(3);
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
  for (const name of [/^Edit/, /^I’ll do it/]) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('an empty list says so, with the suggestions open', () => {
  open({ todos: [] });
  expect(screen.getByText('Nothing to do yet.')).toBeVisible();
  expect(screen.getByText('Get firewood')).toBeVisible();
});
