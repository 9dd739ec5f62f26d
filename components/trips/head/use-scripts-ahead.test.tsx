import { render } from '@testing-library/react';
import type { TripPage } from './page-labels';
import { useScriptsAhead } from './use-scripts-ahead';

const list = { gear: ['/all.js', '/gear.js'], costs: ['/all.js', '/costs.js'], vote: ['/vote.js'] };

/** Shows a bar with these pages twice, and returns what the browser fetched. */
async function fetchedFor(pages: TripPage[], connection: object): Promise<string[]> {
  const fetched: string[] = [];
  globalThis.fetch = jest.fn(async (name) => {
    fetched.push(String(name));
    return { ok: true, json: async () => list, arrayBuffer: async () => new ArrayBuffer(0) } as Response;
  });
  Object.assign(navigator, { connection });
  function Bar() {
    useScriptsAhead(pages);
    return null;
  }
  for (let time = 0; time < 2; time++) {
    render(<Bar />);
    await new Promise((idle) => setTimeout(idle, 20));
  }
  return fetched;
}

// In this order, because what was loaded once isn't loaded again.
test.each<[string, TripPage[], object, string[]]>([
  ['nothing without a bar', [], {}, []],
  ['nothing while the data saver is on', ['gear'], { saveData: true }, []],
  [
    'the scripts of the bar’s pages, each once',
    ['gear', 'costs'],
    {},
    ['/trip-scripts.json', '/all.js', '/gear.js', '/costs.js'],
  ],
])('loads %s', async (_, pages, connection, fetched) => {
  expect(await fetchedFor(pages, connection)).toEqual(fetched);
});
