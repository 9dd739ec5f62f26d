import { render, screen, within } from '@testing-library/react';
import { ownFit } from '@/lib/trips/fit/fit-of';
import { dog, fourWheel, home, siteWith, someone, twoWheel } from '@/tests/factories/fit';
import { SiteFit } from './site-fit';

const nobody = { phone: null, email: null, url: null };
const caravan = { type: 'trailer', trailer_type: 'Caravan' } as const;
const kayak = { type: 'boat', boat_type: 'Paddleboat' } as const;
const sam = home('Sam', [fourWheel('Prado')], [someone('Sam'), dog('Biscuit')]);

type Given = Parameters<typeof ownFit>;
function show(
  site: Given[0],
  household: Given[1],
  contact: Parameters<typeof SiteFit>[0]['contact'] = nobody,
) {
  render(<SiteFit name="Bigriggen" findings={ownFit(site, household)} contact={contact} />);
  return within(screen.getByRole('region', { name: 'Would it suit you?' }));
}
const rows = (suits: ReturnType<typeof show>) =>
  suits.getAllByRole('listitem').map(({ textContent }) => textContent?.split(':')[0]);

test('problems come first, then what fits, then the open questions next to the button that asks', () => {
  const household = home('Sam', [twoWheel('Corolla'), kayak], [someone('Sam'), dog('Biscuit')]);
  const suits = show(siteWith({ access: '4 Wheel Drive', boat_ramp: true }), household, {
    ...nobody,
    phone: '07 5463 6190',
  });
  expect(rows(suits).slice(0, 3)).toEqual(['Problem', 'Fine', 'To check']);
  expect(suits.getByRole('link', { name: 'Ask the site: 07 5463 6190' })).toHaveAttribute(
    'href',
    'tel:0754636190',
  );
  expect(suits.getByText('Ask first')).toBeVisible();
  expect(suits.getByText('“Can we bring our dog?”')).toBeVisible();
  expect(suits.getByRole('link', { name: 'Your household' })).toHaveAttribute('href', '/your-crew');
});

test('all open questions are one text', () => {
  const suits = show(siteWith({}), home('Sam', [twoWheel('Corolla')], [someone('Sam'), dog('Biscuit')]), {
    ...nobody,
    phone: '07 5463 6190',
  });
  expect(suits.getByText('Ask these two in one go')).toBeVisible();
  expect(suits.getByText('“Does a 2WD get in? Can we bring our dog?”')).toBeVisible();
});

test('the card has four lines; further lines that fit are folded away', () => {
  const household = home(
    'Sam',
    [twoWheel('Corolla'), caravan, kayak],
    [someone('Sam'), dog('Biscuit'), { type: 'pet', name: 'Bess', pet_type: 'Horse' }],
  );
  const suits = show(siteWith({ access: '2 Wheel Drive', pets: true, boat_ramp: true }), household);
  expect(suits.getByText('and 2 more that fit')).toBeInTheDocument();
  expect(suits.queryByText(/^“/)).toBeNull();
});

test.each([
  [
    'an email with the questions',
    { email: 'gran@example.com', url: null },
    'Email the site',
    'mailto:gran%40example.com?subject=Camping%20at%20Bigriggen&body=Can%20we%20bring%20our%20dog%3F',
  ],
  [
    'the website',
    { email: null, url: 'https://www.example.com/site' },
    'Ask the site: example.com',
    'https://www.example.com/site',
  ],
])('without a phone number the card shows %s', (_, contact, name, href) => {
  const suits = show(siteWith({ access: '4 Wheel Drive' }), sam, { phone: null, ...contact });
  expect(suits.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('without a contact or a question there is no button', () => {
  const suits = show(siteWith({ access: '4 Wheel Drive' }), sam);
  expect(suits.getByText(/Nobody has said yet whether pets are welcome/)).toBeVisible();
  expect(suits.getAllByRole('link')).toHaveLength(1);
});

test('an empty household is asked for its details', () => {
  const suits = show(siteWith({}), home('Sam'));
  expect(suits.getByText(/and we’ll check/)).toBeVisible();
  expect(suits.getByRole('link', { name: 'Add your crew' })).toHaveAttribute('href', '/your-crew');
});
