import { render, screen } from '@testing-library/react';
import { FactGroups } from './fact-groups';

const line = (text: string) => ({ text, source: `1 camper says: ${text}` });
const show = (...texts: string[]) => {
  const fact = { topic: 'reception' as const, lines: texts.map(line), disagree: texts.length > 1 };
  return render(<FactGroups groups={[{ title: 'Getting there', facts: [fact] }]} />);
};
const iconOf = ({ container }: ReturnType<typeof show>) =>
  container.querySelector('li > div > .icon use')?.getAttribute('href')?.split('#')[1];

test('no phone reception is a plain fact, with an icon of its own', () => {
  expect(iconOf(show('No phone reception'))).toBe('phone-off');
  expect(screen.getByText('No phone reception')).not.toHaveClass('text-ember');
});

test('who says a fact is behind its "i", for each of the answers on which campers differ', () => {
  expect(iconOf(show('Phone reception', 'No phone reception'))).toBe('signal');
  for (const text of ['Phone reception', 'No phone reception']) {
    const fact = screen.getByText(text);
    expect(fact).toHaveTextContent(`${text}. Where from?`);
    expect(fact.closest('details')).not.toHaveAttribute('open');
    expect(fact.closest('details')).toHaveTextContent(`1 camper says: ${text}`);
  }
});
