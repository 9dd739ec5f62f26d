import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Label of every path for which the app has no route. */
export const OTHER = 'other';

/** Only this many parts of a path are read. No route has more, except catch-all routes. */
const MOST_PARTS = 32;

/** Matches the paths outside /api that next.config.ts rewrites to handlers inside it. */
const rewritten = /^\/(?:auth|crew|rides)(?:\/|$)/;

interface Branch {
  named: Map<string, Branch>;
  /** The branch for a parameter at this position. */
  any?: Branch;
  /** Template of a catch-all route at this position. */
  rest?: string;
  template?: string;
}

/**
 * Returns the app's routes, such as "/trip/[tripId]", from the build's manifest. Empty in
 * development.
 */
export function builtRoutes(folder = process.cwd()): string[] {
  try {
    const file = join(folder, '.next', 'app-path-routes-manifest.json');
    return Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  } catch {
    return [];
  }
}

/**
 * Returns a function that converts a request's path to its route's template, such as
 * "/trip/{tripId}". A template never contains a value from the path, because the value may be an id
 * or a secret link. The templates are stored in a tree, because trying each route's pattern in turn
 * would cost measurable time per page.
 */
export function templatesOf(routes: string[]): (url: string) => string {
  const root: Branch = { named: new Map() };
  for (const route of routes) add(root, route);
  return (url) => {
    const [path = ''] = url.split('?', 1);
    if (path.startsWith('/_next/')) return '/_next';
    const inApi = rewritten.test(path) && find(root, partsOf(`/api${path}`), 0);
    return find(root, partsOf(path), 0) ?? (inApi || OTHER);
  };
}

let templateOf: ((url: string) => string) | undefined;

/**
 * Returns the pattern of a page's address for the log, such as "/trip/[tripId]"; "other" in
 * development, where no build names the routes.
 */
export function pagePattern(url: string): string {
  templateOf ??= templatesOf(builtRoutes());
  return templateOf(url).replaceAll('{', '[').replaceAll('}', ']');
}

const partsOf = (path: string) => path.split('/', MOST_PARTS).filter(Boolean);

function add(root: Branch, route: string): void {
  const template = route.replaceAll('[...', '{').replaceAll('[', '{').replaceAll(']', '}');
  let branch = root;
  for (const part of partsOf(route)) {
    if (part.startsWith('[...')) {
      branch.rest = template;
      return;
    }
    const next = part.startsWith('[') ? branch.any : branch.named.get(part);
    const known = next ?? { named: new Map() };
    if (part.startsWith('[')) branch.any = known;
    else branch.named.set(part, known);
    branch = known;
  }
  branch.template = template;
}

function find(branch: Branch, parts: string[], at: number): string | undefined {
  const part = parts[at];
  if (part === undefined) return branch.template;
  const named = branch.named.get(part);
  return (
    (named && find(named, parts, at + 1)) ?? (branch.any && find(branch.any, parts, at + 1)) ?? branch.rest
  );
}
