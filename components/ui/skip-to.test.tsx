import { fireEvent, render, screen } from '@testing-library/react';
import { SkipTo } from './skip-to';

test('the focus moves without a new history entry, which Next could not go back to', () => {
  render(
    <>
      <SkipTo target="results" className="">
        Skip to the results
      </SkipTo>
      <h2 id="results" tabIndex={-1}>
        Results
      </h2>
    </>,
  );
  const link = screen.getByRole('link', { name: 'Skip to the results' });
  expect(link).toHaveAttribute('href', '#results');
  const entries = window.history.length;
  expect(fireEvent.click(link)).toBe(false);
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(window.history).toHaveLength(entries);
  expect(window.location.hash).toBe('');
});

test('without a target to focus, the browser follows the link', () => {
  render(
    <SkipTo target="nowhere" className="">
      Skip
    </SkipTo>,
  );
  expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
});

test('the browser handles a click for a new tab', () => {
  render(
    <main id="main" tabIndex={-1}>
      <SkipTo target="main" className="">
        Skip
      </SkipTo>
    </main>,
  );
  expect(fireEvent.click(screen.getByRole('link'), { ctrlKey: true })).toBe(true);
  expect(screen.getByRole('main')).not.toHaveFocus();
});
