import localFont from 'next/font/local';

// next/font accepts only literals, so the unicode ranges are copied from the packages' own style
// sheets.
const text = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-text',
  weight: '300 900',
  display: 'swap',
});

const textExt = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  variable: '--font-text-ext',
  weight: '300 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20C0',
    },
  ],
});

// Headings are always semibold. The file with this one weight is half as large as the variable
// font.
const display = localFont({
  src: '../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2',
  variable: '--font-display',
  weight: '600',
  display: 'swap',
});

const displayExt = localFont({
  src: '../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-600-normal.woff2',
  variable: '--font-display-ext',
  weight: '600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20C0',
    },
  ],
});

/** For `<html>`: define the variables that tailwind.config.ts uses as font families. */
export const fontClasses = [text, textExt, display, displayExt].map((font) => font.variable).join(' ');
