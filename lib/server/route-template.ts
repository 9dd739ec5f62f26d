import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const OTHER = 'other';

const MOST_PARTS = 32;

/** next.config.ts rewrites these paths outside /api to handlers inside it. */
const rewritten = /^\/(?:auth|crew|rides)(?:\/|$)/;

interface Branch {
  named: Map<string, Branch>;
  any?: Branch;
  rest?: string;
  template?: string;
}

/** Such as "/trip/[tripId]", from the build's manifest. Empty in development. */
export function builtRoutes(folder = process.cwd()): string[] {
  try {
    const file = join(folder, '.next', 'app-path-routes-manifest.json');
    return Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  } catch {
    return [];
  }
}

/**
 * A template never contains a value, which may be a secret link. Trying each route's pattern in turn would
 * cost measurable time, so the templates form a tree.
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

/** "other" in development, where no build names the routes. */
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
