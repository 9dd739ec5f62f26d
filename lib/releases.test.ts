import { readFileSync } from 'node:fs';
import { newestRelease, releases } from './releases';

/** The releases of CHANGELOG.md, each with the lines under its headings. */
const changelog = readFileSync('CHANGELOG.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((release) => {
    const [day = '', ...parts] = release.split(/^(?:### .*)?\n/m);
    const [campers = [], operators = []] = parts
      .filter((part) => part.startsWith('- '))
      .map((part) =>
        part
          .trim()
          .split(/\n?^- /m)
          .slice(1),
      );
    return { day: day.trim(), campers, operators };
  });

test('the releases in the app are those that CHANGELOG.md describes to campers', () => {
  expect(releases).toEqual(changelog.map(({ day, campers }) => ({ day, lines: campers })));
});

test('each release has a day and lines for campers and operators, the newest first', () => {
  const days = changelog.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().reverse());
  expect(new Set(days).size).toBe(days.length);
  for (const { day, campers, operators } of changelog) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect([campers.length > 0, operators.length > 0]).toEqual([true, true]);
  }
});

test('the lines under the bell are short', () => {
  for (const line of newestRelease.lines.slice(0, 3)) expect(line.length).toBeLessThanOrEqual(80);
});
