import { render, screen } from '@testing-library/react';
import { Cover } from './cover';

test('a cover in the first view is fetched with high priority, any other when it comes near', () => {
  render(
    <>
      <Cover seed="-34.748,150.489" eager alt="first" />
      <Cover seed="-34.748,150.489" alt="further down" />
    </>,
  );
  const attributes = (name: string) => {
    const image = screen.getByAltText(name);
    return [image.getAttribute('fetchpriority'), image.getAttribute('loading')];
  };
  expect(attributes('first')).toEqual(['high', 'eager']);
  expect(attributes('further down')).toEqual([null, 'lazy']);
});
