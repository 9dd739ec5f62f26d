import { render, screen } from '@testing-library/react';
import { RootFrame } from './root-frame';

let path = '/createtrip';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

test('every page has its icons, its manifest and its colours in its head', () => {
  render(<RootFrame>a page</RootFrame>);
  const valuesOf = (tags: string, attribute: string) =>
    Array.from(document.head.querySelectorAll(tags), (tag) => tag.getAttribute(attribute));
  expect(valuesOf('link[rel=icon]', 'href')).toEqual(['/favicon.ico', '/icon.svg']);
  expect(valuesOf('link[rel=apple-touch-icon]', 'href')).toEqual(['/apple-touch-icon.png']);
  expect(valuesOf('link[rel=manifest]', 'href')).toEqual(['/manifest.webmanifest']);
  expect(valuesOf('meta[name=theme-color]', 'content')).toEqual(['#f5f0e6', '#0a130f']);
  expect(valuesOf('meta[name=theme-color]', 'media')).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
  expect(valuesOf('meta[name=format-detection]', 'content')).toEqual(['telephone=no']);
});

test('a tag that a page may replace, such as a trip’s description, stays in the layout’s metadata', () => {
  render(<RootFrame>a page</RootFrame>);
  const named = [
    'title',
    'meta[name=description]',
    'meta[name=robots]',
    'meta[property]',
    'link[rel=canonical]',
  ];
  expect(document.head.querySelector(named.join())).toBeNull();
});

test('Tab first reaches a link that skips the header', () => {
  render(
    <RootFrame>
      <a href="/other">a page</a>
    </RootFrame>,
  );
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveTextContent('Skip to content');
  expect(first).toHaveAttribute('href', '#main');
});

describe('after a tap on a link', () => {
  const shown = (title: string, autoFocus = false) => (
    <RootFrame>
      <main>
        <h1>{title}</h1>
        {/* biome-ignore lint/a11y/noAutofocus: the test needs a form that focuses its first field. */}
        <input autoFocus={autoFocus} key={title} />
      </main>
    </RootFrame>
  );
  const goOn = (autoFocus = false) => {
    path = '/createtrip';
    const { rerender } = render(shown('Find a campsite'));
    expect(document.body).toHaveFocus();
    path = '/create-trip-details';
    rerender(shown('Plan a trip', autoFocus));
  };

  test('the heading of the new page gets the focus', () => {
    goOn();
    expect(screen.getByRole('heading', { name: 'Plan a trip' })).toHaveFocus();
  });

  test('a field of the new page that already has the focus keeps it', () => {
    goOn(true);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
