import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/paths';
import type { Camper } from './campers';

/** A page or GET endpoint, and the kind of cookie that its request sends. */
export interface Path {
  name: string;
  as: keyof Camper['cookies'];
  pathOf: (camper: Camper) => string;
}

/** The pages and endpoints that aren't measured, each with the reason. */
const skipped: Record<string, string> = {
  '/api/trips/{id}/events': 'stays open: npm run bench -- live',
  '/not-here/[what]': 'the middleware alone leads to it',
  '/confirm-email': 'needs the link of a mail',
  '/reset-password': 'needs the link of a mail',
  '/unsubscribe/[token]': 'needs the link of a mail',
  '/api/unsubscribe/{token}': 'needs the link of a mail',
  '/auth/confirm-email': 'needs the link of a mail',
  '/auth/google': 'leads to Google',
  '/auth/logout': 'ends the session',
  '/api/auth/{nextauth}': 'leads to Google',
  '/api/cron': 'runs the queue',
  '/metrics': 'is switched off',
  '/api/trips/{id}/vote': 'needs a vote',
};

/** For each path that needs a query, a function that returns the query. */
const queries: Record<string, (camper: Camper) => string> = {
  '/create-trip-details': ({ site }) => `site=${site}`,
  '/operator/people': ({ email }) => `query=${email}`,
  '/api/operator/people': ({ email }) => `query=${email}`,
  '/api/users/exists': ({ email }) => `email=${email}`,
  '/api/users/provider': ({ email }) => `email=${email}`,
  '/api/users/lookup': ({ email }) => `email=${email}`,
  '/api/places/lookup': () => 'query=kedron',
  '/api/search/suggest': () => 'query=creek',
  '/api/gear/lookup': () => 'query=tent',
  '/api/locations/site_features/lookup': () => 'query=toilet',
};

/**
 * Returns the pages of the app and the GET endpoints of its OpenAPI document that are measured, and
 * the names of those that aren't.
 */
export async function everyPath(url: string): Promise<{ paths: Path[]; skipped: string[] }> {
  const all = [...pages(), ...(await calls(url))];
  const more: Path[] = [
    { name: 'a trip, as a guest', as: 'guest', pathOf: ({ trip }) => `/trip/${trip}` },
    {
      name: 'a search of 50 km in the country',
      as: 'account',
      pathOf: () => '/createtrip?postcode=0872&radius=50',
    },
  ];
  return {
    paths: [...all.filter(({ name }) => !skipped[name]), ...more],
    skipped: all.flatMap(({ name }) => (skipped[name] ? [`${name} (${skipped[name]})`] : [])),
  };
}

function pages(): Path[] {
  const app = join(root, 'app');
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page.tsx'))
    .sort()
    .map((file) => {
      const name = `/${dirname(file)
        .split('/')
        .filter((folder) => !/^[.(]/.test(folder))
        .join('/')}`;
      const open = /^\((public|onboarding)\)/.test(file) && name !== '/complete-profile';
      return path(name, open ? 'nobody' : name.startsWith('/operator') ? 'operator' : 'account');
    });
}

async function calls(url: string): Promise<Path[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, { get?: { security: object[] } }>;
  };
  return Object.entries(paths).flatMap(([name, { get }]) => {
    if (!get) return [];
    if (name.startsWith('/api/operator/')) return [path(name, 'operator')];
    if (name === '/api/guest') return [path(name, 'guest')];
    return [path(name, get.security.length > 0 ? 'account' : 'nobody')];
  });
}

function path(name: string, as: Path['as']): Path {
  const query = queries[name];
  return {
    name,
    as,
    pathOf: (camper) => filledIn(name, camper) + (query ? `?${query(camper)}` : ''),
  };
}

/** Replaces the parameters in a path with the camper's own ids and tokens. */
function filledIn(name: string, { trip, site, expense, tokens }: Camper): string {
  return name.replace(/[[{](\w+)[\]}]/g, (_, parameter: string) => {
    const [within = ''] = name.split('/').filter((folder) => folder && folder !== 'api');
    if (parameter === 'tripId' || (parameter === 'id' && within === 'trips')) return trip;
    if (parameter === 'id') return site;
    if (parameter === 'expenseId') return expense;
    if (parameter === 'file') return 'campground-parks';
    const token = parameter === 'token' && tokens[within as keyof typeof tokens];
    if (!token) throw new Error(`Say in proof/bench/large/paths.ts what {${parameter}} of ${name} is.`);
    return token;
  });
}
