import { tileCredit } from './credits';

const text = (url: string, by?: string) => {
  const credit = tileCredit({ url, by });
  return credit instanceof Element ? credit.outerHTML : credit;
};

test('OpenStreetMap’s own tiles are credited as it asks', () => {
  expect(text('https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png')).toBe(
    '<a href="https://www.openstreetmap.org/copyright" rel="noopener">© OpenStreetMap contributors</a>',
  );
});

test('other tiles are credited in the given words, or not at all', () => {
  expect(text('https://tiles.example/{z}/{x}/{y}.png', '© Example')).toBe('© Example');
  expect(text('https://notopenstreetmap.org/{z}/{x}/{y}.png')).toBeNull();
});
