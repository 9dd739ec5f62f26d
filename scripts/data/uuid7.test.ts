import { uuid7 } from './uuid7';

test('it has the version and variant of RFC 9562 and begins with the time', () => {
  const time = Date.UTC(2026, 10, 20);
  const id = uuid7(time);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(time);
});

test('ids of one millisecond differ, and a later one sorts later', () => {
  expect(uuid7(1)).not.toBe(uuid7(1));
  expect(uuid7(1) < uuid7(2)).toBe(true);
});
