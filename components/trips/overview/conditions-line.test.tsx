import { render, screen } from '@testing-library/react';
import { reception } from '@/components/offline/network';
import { ConditionsLine } from './conditions-line';
import type { Line } from './shown-line';

jest.mock('@/components/offline/network', () => ({
  ...jest.requireActual('@/components/offline/network'),
  reception: jest.fn(),
}));

const HERE = { away: false, asOf: undefined };
const away = (hours: number) => ({ away: true, asOf: hoursAgo(hours) });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 1000).toISOString();

const line: Line = {
  title: 'No campfire on Saturday',
  text: 'Looked 6:10 am · Parks: not checked',
  tone: 'stops',
  icon: 'flame',
  looked: { at: hoursAgo(9), text: 'Looked at 6:10 am', unchecked: 'Parks: not checked' },
};

test.each([
  ['with reception', HERE, line, 'Looked 6:10 am · Parks: not checked'],
  ['a kept line has its own age', away(1), line, 'Looked at 6:10 am, 9 hours ago · Parks: not checked'],
  ['before a list has answered there is none', away(1), { ...line, looked: null }, line.text],
])('%s', (_, network, shown, text) => {
  jest.mocked(reception).mockReturnValue(network);
  render(<ConditionsLine tripId="1" {...shown} />);
  expect(screen.getByRole('link')).toHaveTextContent(`${line.title}${text}`);
});
