import { render } from '@testing-library/react';
import { HouseholdFace } from './household-face';

const face = (tint: number | null) =>
  render(<HouseholdFace name="Mia Bennett" tint={tint} />).container.firstElementChild;

test('a face hides its initials from screen readers, and has a dashed ring before the answer', () => {
  expect(face(0)).toHaveTextContent('MB');
  expect(face(0)).toHaveAttribute('aria-hidden', 'true');
  expect(face(0)).not.toHaveClass('household-face-waiting');
  expect(face(null)).toHaveClass('household-face-waiting');
});

test.each(['A guest', 'Somebody invited', 'Somebody who left', 'Somebody who left 2'])(
  'a household without a name has no initials: %s',
  (name) => {
    expect(render(<HouseholdFace name={name} tint={0} />).container).toHaveTextContent(/^\?$/);
  },
);
