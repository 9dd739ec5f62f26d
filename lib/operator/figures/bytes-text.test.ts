import { bytesText } from './bytes-text';

test.each([
  [0, '0 MB'],
  [61_800_000, '61.8 MB'],
  [999_000_000, '999 MB'],
  [1_250_000_000, '1.25 GB'],
  [512_110_190_592, '512 GB'],
  [2e15, '2000 TB'],
])('%d bytes are %s', (bytes, words) => {
  expect(bytesText(bytes)).toBe(words);
});
