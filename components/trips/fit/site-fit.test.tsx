import { render, screen } from '@testing-library/react';
import { ownFit } from '@/lib/trips/fit/fit-of';
import { dog, fourWheel, home, siteWith, someone } from '@/tests/factories/fit';
import { SiteFit } from './site-fit';

test('a campsite’s page tells what suits one’s own household and what to ask', () => {
  const sam = home('Sam', [fourWheel('Prado')], [someone('Sam'), dog('Biscuit')]);
  render(
    <SiteFit
      findings={ownFit(siteWith({ access: '4 Wheel Drive' }), sam)}
      contact={{ phone: null, url: 'https://www.example.com/site' }}
    />,
  );
  expect(screen.getByRole('region', { name: 'Would it suit you?' })).toBeVisible();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'To check: Biscuit: ask firstNobody has said yet whether pets are welcome. Check with the site: example.com',
    'Fine: Your Prado gets thereThe way in is 4WD only. ',
  ]);
  expect(screen.getByRole('link', { name: 'Your household' })).toHaveAttribute('href', '/your-crew');
});

test('a household of which nothing is known is asked for it', () => {
  render(<SiteFit findings={ownFit(siteWith({}), home('Sam'))} contact={{ phone: null, url: null }} />);
  expect(screen.getByRole('region', { name: 'Would it suit you?' })).toHaveTextContent(
    'Add your car and pets',
  );
});
