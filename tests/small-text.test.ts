import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

test('no style sheet sets text smaller than 12 pixels, which is too small to read on a phone', () => {
  const sheets = execFileSync('git', ['ls-files', 'app/*.css', 'components/*.css'], { encoding: 'utf8' });
  const small = sheets
    .trim()
    .split('\n')
    .flatMap((sheet) =>
      [...readFileSync(sheet, 'utf8').matchAll(/font-size: ([\d.]+)rem/g)].flatMap(([, size]) =>
        Number(size) < 0.75 ? `${sheet}: ${size}rem` : [],
      ),
    );
  expect(small).toEqual([]);
});
