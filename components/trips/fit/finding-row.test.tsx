import { render, screen } from '@testing-library/react';
import { FindingRow } from './finding-row';

test('a tow within what is known isn’t called fine', () => {
  const finding = {
    key: 'towing:van',
    level: 'fine',
    text: 'The van may weigh 2,400 kg.',
    why: '',
    remedy: null,
    asked: { yes: '', no: '' },
    noted: null,
  } as const;
  const { rerender } = render(<FindingRow finding={{ ...finding, rule: 'towing' }} />);
  expect(screen.getByRole('listitem').textContent).toBe('The van may weigh 2,400 kg.');
  rerender(<FindingRow finding={{ ...finding, rule: 'tow' }} />);
  expect(screen.getByRole('listitem').textContent).toBe('Fine: The van may weigh 2,400 kg.');
});
