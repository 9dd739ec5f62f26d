import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { headcountOf } from '@/lib/trips/headcount/headcount';
import { camper, car, caravan, dog, household } from '@/tests/factories/households';
import { HeadcountCard } from './headcount-card';

const easter = { location_name: 'Bendeela', start_date: '2027-03-26', end_date: '2027-03-29' };
const mia = household(
  'Mia',
  [camper('Mia'), camper('Kim', 'child'), camper('Bo', 'child'), dog('Rex')],
  [car('Prado'), caravan('van')],
);
const nick = household('Nick', [camper('Nick')]);

const show = (...going: (typeof mia)[]) => showAt(false, going);

function showAt(over: boolean, going: (typeof mia)[]) {
  const { total, text, households } = headcountOf(going, easter);
  render(
    <ToastProvider>
      <HeadcountCard tripId="1" total={total} text={text} households={households.length} over={over} />
    </ToastProvider>,
  );
  return { user: userEvent.setup(), text };
}

const copy = () => screen.getByRole('button', { name: 'Copy for the booking' });
const numbers = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('people and pets are counted, and households and vehicles named with them', () => {
  show(mia, nick);
  expect(screen.getByRole('region', { name: 'Headcount' })).toBeVisible();
  expect(numbers().slice(0, 3)).toEqual(['2 adults', '2 children', '1 dog']);
  expect(screen.getByText('2 households, 1 car, 1 trailer')).toBeVisible();
});

test('without a vehicle there is none to name', () => {
  show(nick);
  expect(numbers()[0]).toBe('1 adult');
  expect(screen.getByText('1 household')).toBeVisible();
});

test('the booking’s text is copied, and the page says so', async () => {
  const { user, text } = show(mia, nick);
  await user.click(copy());
  expect(await navigator.clipboard.readText()).toBe(text);
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(screen.queryByLabelText('For the booking')).not.toBeInTheDocument();
});

describe('where the page may not use the clipboard', () => {
  const execCommand = jest.fn<boolean, [string]>();
  beforeEach(() => {
    Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'execCommand');
    jest.restoreAllMocks();
  });
  const refuse = () =>
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

  test('it is copied the old way, and the focus stays', async () => {
    const { user, text } = show(mia);
    refuse();
    execCommand.mockImplementation(() => {
      expect(document.activeElement).toHaveValue(text);
      return true;
    });
    await user.click(copy());
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(execCommand).toHaveBeenCalledWith('copy');
    expect(copy()).toHaveFocus();
  });

  test.each([
    ['refuses', () => false],
    [
      'fails',
      () => {
        throw new Error('no such command');
      },
    ],
  ])('and the old way %s, it is there selected', async (_, answer) => {
    const { user, text } = show(mia);
    refuse();
    execCommand.mockImplementation(answer);
    await user.click(copy());
    const box = await screen.findByLabelText<HTMLTextAreaElement>('For the booking');
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveValue(text);
    expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe(text);
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  });
});

test('once the trip is over there is nothing to book', () => {
  showAt(true, [mia]);
  expect(numbers()[0]).toBe('1 adult');
  expect(screen.queryByRole('button', { name: 'Copy for the booking' })).toBeNull();
});

test('the spreadsheet is a file, and there is a card of the trip to print', () => {
  show(mia);
  expect(screen.getByRole('link', { name: 'Spreadsheet (CSV)' })).toHaveAttribute(
    'href',
    '/api/trips/1/headcount.csv',
  );
  expect(screen.getByRole('link', { name: 'Print' })).toHaveAttribute('href', '/trip/1/print');
});
