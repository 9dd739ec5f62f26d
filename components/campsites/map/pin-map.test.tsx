import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { inAustralia } from '@/lib/campsites/australia';
import type { Position } from '@/lib/geometry';
import { standInForBrowser } from '@/tests/fixtures/map-browser';
import { PinMap } from './pin-map';

standInForBrowser();

const onMove = jest.fn();

function Form({ start = null, near }: { start?: Position | null; near?: Position }) {
  const [position, setPosition] = useState(start);
  const move = (to: Position) => {
    onMove(to);
    setPosition(to);
  };
  return <PinMap position={position} {...(near && { near })} onMove={move} />;
}

beforeEach(() => onMove.mockClear());

const mapShown = async () => {
  await screen.findByRole('button', { name: 'Zoom in' });
  return screen.getByRole('region', { name: 'Map for the exact spot' });
};

test('without a pin the map says how to set one', async () => {
  render(<Form />);
  await mapShown();
  expect(screen.getByRole('status')).toHaveTextContent('No pin yet. Tap the map to set it.');
  expect(screen.queryByRole('button', { name: 'Pin' })).not.toBeInTheDocument();
});

test('a tap sets the pin, to six decimals, and the map says where it is', async () => {
  render(<Form />);
  fireEvent.click(await mapShown(), { clientX: 300, clientY: 200 });
  const [{ latitude, longitude }] = onMove.mock.lastCall;
  expect(latitude).toBe(Number(latitude.toFixed(6)));
  expect(longitude).toBe(Number(longitude.toFixed(6)));
  expect(screen.getByRole('status')).toHaveTextContent(/^Pin at \d+\.\d{5}° S, \d+\.\d{5}° E$/);
});

test('a tap outside Australia sets the pin too, so that the form can say what is wrong', async () => {
  render(<Form />);
  fireEvent.click(await mapShown(), { clientX: 599, clientY: 1 });
  const [{ latitude, longitude }] = onMove.mock.lastCall;
  expect(inAustralia({ latitude, longitude })).toBe(false);
  expect(screen.getByRole('button', { name: 'Pin' })).toBeInTheDocument();
});

test('without a pin the map opens near the place that the page names', async () => {
  render(<Form near={{ latitude: -34.74, longitude: 150.475 }} />);
  (await mapShown()).focus();
  await userEvent.keyboard('{Enter}');
  const [{ latitude, longitude }] = onMove.mock.lastCall;
  expect([latitude, longitude]).toEqual([expect.closeTo(-34.74, 1), expect.closeTo(150.475, 1)]);
});

test('Enter on the map sets the pin in the middle and moves the focus to the pin', async () => {
  render(<Form />);
  (await mapShown()).focus();
  await userEvent.keyboard('{Enter}');
  expect(onMove).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Pin' })).toHaveFocus();
});

test('arrow keys move the pin, with Shift further', async () => {
  render(<Form start={{ latitude: -34.74, longitude: 150.47 }} />);
  await mapShown();
  (await screen.findByRole('button', { name: 'Pin' })).focus();
  await userEvent.keyboard('{ArrowRight}');
  const [{ longitude }] = onMove.mock.lastCall;
  expect(longitude).toBeGreaterThan(150.47);
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  const [lower] = onMove.mock.lastCall;
  expect(lower.latitude).toBeLessThan(-34.74);
  expect(lower.longitude).toBe(longitude);
});

test('a new position from outside moves the pin without a call of onMove', async () => {
  const { rerender } = render(<PinMap position={null} onMove={onMove} />);
  await mapShown();
  rerender(<PinMap position={{ latitude: -27.404, longitude: 153.03 }} onMove={onMove} />);
  await screen.findByRole('button', { name: 'Pin' });
  expect(screen.getByRole('status')).toHaveTextContent('Pin at 27.40400° S, 153.03000° E');
  expect(onMove).not.toHaveBeenCalled();
});
