import { readFileSync } from 'node:fs';
import { meter } from '@/lib/server/metrics/meter';
import { startMetrics } from '@/lib/server/metrics/start-metrics';

/** The names of the metrics at /metrics, as Prometheus stores them. */
async function names(): Promise<Set<string>> {
  startMetrics();
  const text = (await meter.on?.text()) ?? '';
  meter.on?.end();
  const kinds = Array.from(text.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name = '', kind = '']) => ({
    name,
    kind,
  }));
  return new Set(
    kinds.flatMap(({ name, kind }) =>
      kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

const metric = /\b(?:campmates|http_request|nodejs|process)\w*_\w+/g;
const namedIn = (text: string) => new Set(text.match(metric) ?? []);

const dashboard = JSON.parse(readFileSync('docs/grafana-dashboard.json', 'utf8')) as {
  panels: { id: number; title: string; targets: { expr: string }[] }[];
  templating: { list: { query: unknown }[] };
};
const queries = [
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...dashboard.templating.list.map(({ query }) => JSON.stringify(query)),
].join('\n');

test('the dashboard queries only metrics that exist', async () => {
  const known = await names();
  expect(namedIn(queries).size).toBeGreaterThan(10);
  expect([...namedIn(queries)].filter((name) => !known.has(name))).toEqual([]);
});

test('the dashboard shows every metric of our own', async () => {
  const own = [...(await names())].filter(
    (name) => /^(campmates|http)_/.test(name) && !/_(sum|count)$/.test(name),
  );
  expect(own.filter((name) => !namedIn(queries).has(name))).toEqual([]);
});

test('each panel has its own id and place', () => {
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
});

test('docs/run/monitoring.md names only metrics that exist, and every one of our own', async () => {
  const known = await names();
  const words = readFileSync('docs/run/monitoring.md', 'utf8');
  const named = [...namedIn(words)];
  const histogram = (name: string) => known.has(`${name}_bucket`);
  expect(named.filter((name) => !known.has(name) && !histogram(name))).toEqual([]);
  const own = [...known].filter((name) => name.startsWith('campmates_'));
  expect(own.filter((name) => !named.includes(name))).toEqual([]);
});
