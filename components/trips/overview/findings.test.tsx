import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { tripFit } from '@/lib/trips/fit/fit-of';
import { dog, fourWheel, home, siteWith, someone, twoWheel } from '@/tests/factories/fit';
import { Findings } from './findings';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
const put = jest.fn();
jest.mock('@/lib/api-client', () => ({ api: { put: (...sent: unknown[]) => put(...sent) } }));
beforeEach(() => jest.clearAllMocks());

const contact = { phone: '1300 662 077; 02 1234', url: 'https://www.example.com/site' };
const dates = { start_date: '2027-03-26', end_date: '2027-03-29' };
const sam = home('Sam', [twoWheel('Corolla')], [someone('Sam'), dog('Biscuit')]);
const findings = tripFit({
  site: siteWith({ access: '4 Wheel Drive', state: 'NSW' }),
  households: [sam, home('Olivia', [fourWheel('Prado')])],
  dates,
  holidays: [
    ['2027-03-26', 'Good Friday'],
    ['2027-03-29', 'Easter Monday'],
  ],
});

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('problems come first, then checks, then open tasks; what fits is folded', () => {
  render(
    <Findings
      findings={findings}
      contact={contact}
      actions={{ access: <a href="/seats">Find them seats</a> }}
    >
      <li>4 haven’t answered</li>
    </Findings>,
  );
  const card = screen.getByRole('region', { name: 'Sort out first' });
  expect(within(card).getByText('1 problem')).toBeVisible();
  expect(rows().slice(0, 4)).toEqual([
    expect.stringContaining(
      'Problem: Sam’s Corolla can’t reach the siteA 2WD, and the way in is 4WD only. Olivia has 4 free seats.',
    ),
    'To check: Biscuit: ask firstNobody has said yet whether pets are welcome. Check with the site: 1300 662 077; 02 1234',
    expect.stringContaining('To check: Easter long weekend: book early'),
    '4 haven’t answered',
  ]);
  expect(screen.getByRole('link', { name: 'Find them seats' })).toHaveAttribute('href', '/seats');
  expect(screen.getByRole('link', { name: /^1300/ })).toHaveAttribute('href', 'tel:1300662077');
  expect(screen.getByText('Everything else fits')).toHaveTextContent('Everything else fits 1 checked');
  expect(screen.getByText('There’s a seat for everybody')).not.toBeVisible();
  expect(screen.getByText('Public holidays: date-holidays, CC BY-SA 3.0, from Wikipedia')).toBeVisible();
});

test('without a phone number the site’s page is linked, and without a page only the text is shown', () => {
  const { rerender } = render(<Findings findings={findings} contact={{ ...contact, phone: null }} />);
  expect(screen.getByRole('link', { name: 'example.com' })).toHaveAttribute('href', contact.url);
  rerender(<Findings findings={findings} contact={{ phone: null, url: null }} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(rows()[1]).toContain('Check with the site.');
});

test('when everything fits the card says only that', () => {
  render(<Findings findings={findings.filter(({ level }) => level === 'fine')} contact={contact} />);
  expect(screen.getByRole('region', { name: 'Nothing to sort out' })).toHaveTextContent(
    /^Nothing to sort out1 checked/,
  );
  expect(screen.getByText('There’s a seat for everybody')).not.toBeVisible();
  expect(screen.queryByText(/problem/)).toBeNull();
  expect(screen.queryByText(/Public holidays/)).toBeNull();
});

test('findings for others are folded, and the fold counts their problems', () => {
  const others = findings.filter(({ level }) => level === 'problem');
  const { rerender } = render(<Findings findings={[]} others={others} contact={contact} />);
  const card = screen.getByRole('region', { name: 'For others' });
  expect(card).toHaveTextContent('1 problem');
  expect(within(card).getByText('Sam’s Corolla can’t reach the site')).not.toBeVisible();
  rerender(
    <Findings
      findings={findings.filter(({ level }) => level === 'check')}
      others={others}
      contact={contact}
    />,
  );
  expect(screen.getByText('For others')).toHaveTextContent(/^For others 1, 1 problem$/);
  expect(screen.getAllByText(/\d problem/)).toEqual([screen.getByText('1 problem')]);
  expect(screen.getByText('Sam’s Corolla can’t reach the site')).not.toBeVisible();
});

test('the credit for holidays is folded with them where nothing else is open', () => {
  const [access] = findings;
  const none = access ? { ...access, rule: 'holiday' as const, level: 'fine' as const } : null;
  render(<Findings findings={none ? [none] : []} contact={contact} />);
  expect(screen.getByText(/^Public holidays/)).not.toBeVisible();
});

test('several problems are counted, and without findings there is no card', () => {
  const [access] = findings;
  const two = access ? [access, { ...access, text: 'Another' }] : [];
  const { container, rerender } = render(<Findings findings={two} contact={contact} />);
  expect(screen.getByText('2 problems')).toBeVisible();
  expect(screen.queryByText(/fits/)).toBeNull();
  rerender(<Findings findings={[]} contact={contact} />);
  expect(container).toBeEmptyDOMElement();
});

const toOrganiser = (shown = findings) =>
  render(<Findings findings={shown} contact={contact} answers="t1" />, { wrapper: ToastProvider });

test('an organiser who has asked the campsite records its answer', async () => {
  put.mockResolvedValue({});
  const user = userEvent.setup();
  toOrganiser();
  await user.click(screen.getByRole('button', { name: 'We asked: Biscuit: ask first' }));
  const dialog = screen.getByRole('dialog', { name: 'What did they say?' });
  const save = await within(dialog).findByRole('button', { name: 'Save the answer' });
  expect(save).toBeDisabled();
  await user.click(within(dialog).getByRole('radio', { name: 'Yes' }));
  expect(dialog).toHaveTextContent('Asked: yes, dogs are fine');
  await user.type(within(dialog).getByLabelText(/^In their words/), 'On a lead ');
  await user.click(save);
  expect(put).toHaveBeenCalledWith('/api/trips/t1/fit/pets:Dog', { answer: 'yes', note: 'On a lead' });
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('only organisers are asked to contact the campsite', () => {
  toOrganiser();
  const asked = screen
    .getAllByRole('button', { name: /^We asked/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(asked).toEqual(['We asked: Sam’s Corolla can’t reach the site', 'We asked: Biscuit: ask first']);
});

test('others see no way to record an answer', () => {
  render(<Findings findings={findings} contact={contact} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an answer shows who recorded it and when, and can be deleted', async () => {
  put.mockResolvedValue({});
  const noted = { answer: 'yes', note: 'On a lead', by: 'Sam', at: '2026-12-03T01:00:00Z' } as const;
  const answered = findings.map((each) =>
    each.rule === 'pets'
      ? {
          ...each,
          level: 'fine' as const,
          text: 'Asked: yes, dogs are fine',
          why: 'On a lead.',
          remedy: null,
          noted,
        }
      : each,
  );
  toOrganiser(answered);
  expect(screen.getByText('Asked: yes, dogs are fine').closest('li')).toHaveTextContent(
    'On a lead. Sam, Thu 3 Dec.',
  );
  const user = userEvent.setup();
  await user.click(screen.getByText('Everything else fits'));
  await user.click(screen.getByRole('button', { name: 'Take back: Asked: yes, dogs are fine' }));
  expect(put).toHaveBeenCalledWith('/api/trips/t1/fit/pets:Dog', { note: null });
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});
