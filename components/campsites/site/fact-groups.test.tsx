import { render, screen } from '@testing-library/react';
import { FactGroups } from './fact-groups';

const line = (text: string) => ({ text, by: 'campers' as const, source: `1 camper says: ${text}` });
const show = (...texts: string[]) => {
  const fact = { topic: 'reception' as const, lines: texts.map(line), disagree: texts.length > 1 };
  return render(<FactGroups groups={[{ title: 'Getting there', facts: [fact] }]} />);
};
const iconOf = ({ container }: ReturnType<typeof show>) =>
  container.querySelector('li > .icon use')?.getAttribute('href')?.split('#')[1];

test('no phone reception is a warning, with an icon of its own', () => {
  expect(iconOf(show('No phone reception'))).toBe('phone-off');
  expect(screen.getByText('No phone reception')).toHaveClass('text-ember');
});

test('where campers disagree, only the answers of those without reception are a warning', () => {
  expect(iconOf(show('Phone reception', 'No phone reception'))).toBe('signal');
  expect(screen.getByText('Phone reception')).not.toHaveClass('text-ember');
  expect(screen.getByText('No phone reception')).toHaveClass('text-ember');
});
