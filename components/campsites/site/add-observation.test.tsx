import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { Observation } from '@/lib/campsites/observations/schema';
import { addDays, today } from '@/lib/dates';
import { AddObservation } from './add-observation';

const inDays = (days: number) => addDays(today(), days);
const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const put = jest.spyOn(api, 'put');
const remove = jest.spyOn(api, 'delete');
beforeEach(() => {
  refresh.mockReset();
  put.mockReset().mockResolvedValue({ observations: {} });
  remove.mockReset().mockResolvedValue({ observations: {} });
});

const path = '/api/locations/site/observation';
const nothing = {
  pets: null,
  toilets: null,
  water: null,
  showers: null,
  power: null,
  fires: null,
  reception: null,
  boat_ramp: null,
  access: null,
};

async function open(own: Observation | null = null, shared = true) {
  render(
    <ToastProvider>
      <AddObservation siteId="site" shared={shared} own={own} />
    </ToastProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: own ? 'Change what you said' : /Been here\?/ }));
  await screen.findByRole('button', { name: 'Save' });
  return user;
}
type User = Awaited<ReturnType<typeof open>>;

const answer = (question: string, name: string) =>
  within(screen.getByRole('group', { name: question })).getByRole('radio', { name });
const access = () => screen.getByRole('combobox', { name: 'What does a car need to get there?' });
const seenOn = () => screen.getByLabelText('When were you there?');
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));

test('the answers are sent, the rest as unknown, and the page shows them', async () => {
  const user = await open();
  await user.click(answer('Pets welcome?', 'Yes'));
  await user.click(answer('Boat ramp?', 'No'));
  await user.selectOptions(access(), '4 Wheel Drive');
  await user.type(seenOn(), inDays(-10));
  await save(user);
  expect(await screen.findByText('Thank you. Other campers can see it now.')).toBeInTheDocument();
  const said = { ...nothing, pets: true, boat_ramp: false, access: '4 Wheel Drive', seen_on: inDays(-10) };
  expect(put.mock.calls).toEqual([[path, said]]);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('for a private site the form says that nobody else sees the answers', async () => {
  const user = await open(null, false);
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'While the campsite is private, only you see your answers.',
  );
  await user.click(answer('Toilets?', 'Yes'));
  await user.type(seenOn(), inDays(-10));
  await save(user);
  expect(await screen.findByText('Saved. Only you can see it.')).toBeInTheDocument();
});

test('the form needs a day and an answer, and asks for them at their fields', async () => {
  const user = await open();
  await save(user);
  expect(await screen.findByText('Please enter a date.')).toBeInTheDocument();
  await user.type(seenOn(), inDays(-10));
  await save(user);
  expect(await screen.findByText('Please answer at least one question.')).toBeInTheDocument();
  expect(put).not.toHaveBeenCalled();
});

test('after a failure the answers stay and can be sent again', async () => {
  const user = await open();
  await user.click(answer('Toilets?', 'Yes'));
  await user.type(seenOn(), inDays(-10));
  put.mockRejectedValueOnce(new ApiError(0, undefined));
  await save(user);
  expect(await screen.findByText('It could not be saved. Please try again.')).toBeInTheDocument();
  expect(answer('Toilets?', 'Yes')).toBeChecked();
  expect(seenOn()).toHaveValue(inDays(-10));
  put.mockRejectedValueOnce(
    new ApiError(400, 'No.', { seen_on: 'Please enter a day that isn’t in the future.' }),
  );
  await save(user);
  expect(await screen.findByText('Please enter a day that isn’t in the future.')).toBeInTheDocument();
  await save(user);
  await waitFor(() => expect(put).toHaveBeenCalledTimes(3));
});

test('one’s earlier answers are in the form and can be changed back to unknown', async () => {
  const own = {
    ...nothing,
    pets: true,
    water: false,
    access: '2 Wheel Drive',
    seen_on: inDays(-30),
  } as const;
  const user = await open(own);
  expect(answer('Pets welcome?', 'Yes')).toBeChecked();
  expect(answer('Drinking water?', 'No')).toBeChecked();
  expect(answer('Toilets?', 'Not sure')).toBeChecked();
  expect(access()).toHaveValue('2 Wheel Drive');
  await user.click(answer('Pets welcome?', 'Not sure'));
  await user.selectOptions(access(), 'Not sure');
  await save(user);
  await waitFor(() => expect(put.mock.calls).toEqual([[path, { ...own, pets: null, access: null }]]));
});

test('one’s answers can be withdrawn; a failure says so and keeps the form', async () => {
  const user = await open({ ...nothing, pets: true, seen_on: inDays(-30) });
  remove.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(
    await screen.findByText('Your answers could not be withdrawn. Please try again.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('What you said is taken back.')).toBeInTheDocument();
  expect(remove.mock.calls).toEqual([[path], [path]]);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without earlier answers there is nothing to withdraw', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
});
