import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { ApiError } from '@/lib/api-client';
import { useAction } from './use-action';

interface Props {
  act: () => Promise<unknown>;
  done?: (result: unknown) => void;
  failed?: string;
  show?: (words: string) => void;
}

const shown: { pending: boolean; failure: string | undefined }[] = [];

function Press({ act, done, failed, show }: Props) {
  const { run, pending, failure, forget } = useAction(failed);
  useEffect(() => {
    shown.push({ pending, failure });
  });
  return (
    <>
      <button type="button" onClick={() => run(act, done, show)}>
        {pending ? 'Sending' : 'Send'}
      </button>
      <button type="button" onClick={forget}>
        Forget
      </button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an action is pending, runs once however often it is pressed, and passes its result on', async () => {
  let resolve = (_: string): void => undefined;
  const act = jest.fn(() => new Promise<string>((settle) => (resolve = settle)));
  const done = jest.fn();
  render(<Press act={act} done={done} />);
  await press('Send');
  await press('Sending');
  expect(act).toHaveBeenCalledTimes(1);
  expect(done).not.toHaveBeenCalled();
  resolve('saved');
  await screen.findByRole('button', { name: 'Send' });
  expect(done.mock.calls).toEqual([['saved']]);
});

test.each([
  ['the server’s words', new ApiError(409, 'This trip is over.'), 'Could not save', 'This trip is over.'],
  ['the form’s words for no response', new ApiError(0, undefined), 'Could not save', 'Could not save'],
  ['the same words everywhere else', new ApiError(500, undefined), undefined, 'Something went wrong.'],
  ['words for a fault of ours', new TypeError('x is undefined'), undefined, 'Something went wrong.'],
])('a failure is shown in %s', async (_, error, failed, words) => {
  const done = jest.fn();
  render(<Press act={() => Promise.reject(error)} done={done} {...(failed && { failed })} />);
  await press('Send');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(done).not.toHaveBeenCalled();
});

test('a failure can be shown somewhere other than beside the button', async () => {
  const show = jest.fn();
  render(<Press act={() => Promise.reject(new ApiError(409, 'Not now.'))} show={show} />);
  await press('Send');
  await screen.findByRole('button', { name: 'Send' });
  expect(show.mock.calls).toEqual([['Not now.']]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failure disappears with the next try, or when it is forgotten', async () => {
  const act = jest.fn<Promise<unknown>, []>().mockRejectedValue(new ApiError(409, 'Not now.'));
  render(<Press act={act} />);
  await press('Send');
  await screen.findByRole('alert');
  await press('Forget');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Send');
  await screen.findByRole('alert');
  act.mockResolvedValue({});
  await press('Send');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('the text of a failure appears when the button is ready for the next try, never before', async () => {
  render(<Press act={() => Promise.reject(new ApiError(409, 'Not now.'))} />);
  await press('Send');
  await screen.findByRole('alert');
  expect(shown.filter(({ pending, failure }) => pending && failure)).toEqual([]);
});
