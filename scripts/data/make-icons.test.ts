import { readFile } from 'node:fs/promises';
import { makeIcons } from './make-icons';

test('the icons file and its path match the script’s output', async () => {
  const { svg, module } = makeIcons();
  expect(await readFile('public/icons.svg', 'utf8')).toBe(svg);
  expect(await readFile('components/ui/icon-sprite.ts', 'utf8')).toBe(module);
});

test('a drawing has only its lines, and the page styles them', () => {
  expect(makeIcons().svg).toContain(
    '<symbol id="x" viewBox="0 0 24 24"><path d="M18 6 6 18"/><path d="m6 6 12 12"/></symbol>',
  );
});
