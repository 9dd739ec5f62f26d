/**
 * Words for the WMO weather codes that a weather server sends. They stand after the temperatures, as
 * in "14 to 22°, clear".
 */
const words: Record<number, string> = {
  0: 'clear',
  1: 'mostly clear',
  2: 'some cloud',
  3: 'cloudy',
  45: 'fog',
  48: 'fog and frost',
  51: 'light drizzle',
  53: 'drizzle',
  55: 'heavy drizzle',
  56: 'freezing drizzle',
  57: 'freezing drizzle',
  61: 'some rain',
  63: 'rain',
  65: 'heavy rain',
  66: 'freezing rain',
  67: 'heavy freezing rain',
  71: 'some snow',
  73: 'snow',
  75: 'heavy snow',
  77: 'snow grains',
  80: 'some showers',
  81: 'showers',
  82: 'heavy showers',
  85: 'snow showers',
  86: 'heavy snow showers',
  95: 'thunderstorms',
  96: 'thunderstorms with hail',
  99: 'thunderstorms with heavy hail',
};

/** Returns the words for a WMO code; undefined for an unknown code. */
export const weatherWords = (code: number): string | undefined => words[code];
