import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import GearPage from '@/app/(trip)/trip/[tripId]/gear/page';
import { GearNeeds, type GearNeedsProps } from '@/components/trips/gear/gear-needs';
import { ToastProvider } from '@/components/ui/toast';
import { db } from '@/lib/server/db/client';
import { getGear } from '@/lib/trips/gear/get-gear';
import { own } from './factories/gear';
import { type Person, person } from './factories/people';
import { plan } from './factories/trips';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
  headers: async () => new Headers(),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
}));

const open = ({ cookie: own }: Person, tripId: string, lines?: string) => {
  cookie = own;
  return GearPage({ params: Promise.resolve({ tripId }), searchParams: Promise.resolve({ lines }) });
};

/** Returns the props with which the browser renders the page's gear lines. */
function propsOf(page: ReactNode): GearNeedsProps {
  const parts = (page as ReactElement<{ children: unknown[] }>).props.children;
  const needs = parts.find((part) => isValidElement(part) && part.type === GearNeeds);
  return (needs as ReactElement<GearNeedsProps>).props;
}

test('the page has the first 100 things that a trip needs, has more when its address asks for them, and counts all', async () => {
  const mia = await person('Mia');
  const { id } = await plan(mia);
  const row = { tripId: id, needed: 1, addedBy: id };
  await db.gearLine.createMany({
    data: Array.from({ length: 220 }, (_, nth) => ({ ...row, name: `Thing ${nth}`, struck: nth % 2 === 0 })),
  });
  await own(mia, ['Thing'], false);
  const all = (await getGear({ viewer: mia.viewer, tripId: id })) ?? [];
  const short = all.filter(({ gap }) => gap > 0).length;
  expect(short).toBeGreaterThan(100);
  for (const [asked, listed] of [
    [undefined, 100],
    ['200', 200],
    ['300', all.length],
    ['nonsense', 100],
  ] as const) {
    const page = await open(mia, id, asked);
    const html = renderToStaticMarkup(createElement(ToastProvider, null, page));
    expect(html.match(/class="gear-line"/g)).toHaveLength(listed);
    expect(html).toContain(`Still short <span class="text-muted">${short}</span>`);
    expect(html.includes('Not needed <span class="text-muted">110</span>')).toBe(listed > 100);
    expect(html.includes(`href="?lines=${Math.min(all.length, listed + 100)}"`)).toBe(listed < all.length);
    const { lines, owned } = propsOf(page);
    expect(lines).toEqual(all.slice(0, listed));
    const things = lines.filter(({ from }) => from === 'added');
    expect(Object.keys(owned)).toEqual(things.map((line) => line.id));
  }
});
