import { render } from '@testing-library/react';
import { HouseholdFace, tintOf } from './household-face';

const face = (tint: number | null) =>
  render(<HouseholdFace name="Mia Bennett" tint={tint} />).container.firstElementChild;

test('a household keeps its colour, and households have all four', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `019d0000-0000-7000-8000-0000000000${index + 10}`);
  const tints = ids.map(tintOf);
  expect(ids.map(tintOf)).toEqual(tints);
  expect([...new Set(tints)].sort()).toEqual([0, 1, 2, 3]);
});

test('a face shows initials, which nobody is read, and a dashed ring where nobody has answered', () => {
  expect(face(0)).toHaveTextContent('MB');
  expect(face(0)).toHaveAttribute('aria-hidden', 'true');
  expect(face(0)).not.toHaveClass('household-face-waiting');
  expect(face(null)).toHaveClass('household-face-waiting');
});
