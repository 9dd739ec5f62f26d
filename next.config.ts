import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import type { NextConfig } from 'next';

/** An image is built without Git. */
function commit(): string {
  const { RELEASE_COMMIT, VERCEL_GIT_COMMIT_SHA } = process.env;
  const given = RELEASE_COMMIT || VERCEL_GIT_COMMIT_SHA;
  if (given) return given.slice(0, 12);
  try {
    const args = ['rev-parse', '--short=12', 'HEAD'];
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

const config: NextConfig = {
  env: { RELEASE_COMMIT: commit() },
  // For hosts on which the app runs from a single folder: see docs/run/deployment.md.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  // `npm test` checks the types in a step of its own, and `npm start` doesn't check them.
  typescript: { ignoreBuildErrors: process.env.SKIP_TYPES === '1' },
  // A host that calls `next build` itself also gets the service worker.
  compiler: {
    runAfterProductionCompile: async ({ projectDir }) => {
      const args = ['--import', 'tsx', 'scripts/server/finish-build.ts'];
      await promisify(execFile)(process.execPath, args, { cwd: projectDir });
    },
  },
  experimental: { turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== 'off' },
  // geo-tz finds its data beside its own file, so it can't be bundled.
  serverExternalPackages: ['geo-tz'],
  // The app reads these files when it draws text or a map, but Next traces only imports.
  outputFileTracingIncludes: {
    '/*': ['node_modules/geo-tz/data/timezones.geojson.*'],
    '/trip/[[]tripId[]]/print': ['public/map/*/8/**/*'],
    '/*/[[]token[]]/preview.png': [
      'node_modules/@fontsource/bricolage-grotesque/files/*-latin-*600-normal.woff',
    ],
  },
  poweredByHeader: false,
  reactStrictMode: true,
  // By default Next sends a page's title after the page itself, except to these bots. For all browsers, the
  // title works without scripts and stays during a refresh.
  htmlLimitedBots: /.*/,
  // spec.md gives these endpoints paths without /api.
  rewrites: async () => [
    { source: '/auth/:path*', destination: '/api/auth/:path*' },
    { source: '/crew/:path*', destination: '/api/crew/:path*' },
    { source: '/rides/:path*', destination: '/api/rides/:path*' },
  ],
  // middleware.ts sets a page's content policy, which contains a nonce. Next compares every request with
  // every source here, so there is one for all paths with the same headers.
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'x-content-type-options', value: 'nosniff' },
        { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
        { key: 'cross-origin-opener-policy', value: 'same-origin' },
        { key: 'x-frame-options', value: 'DENY' },
        {
          key: 'permissions-policy',
          value: 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
        },
      ],
    },
    // The pages' links to these files contain a version.
    {
      source: '/:file(icons\\.svg|map/.*)',
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
    // An old service worker must not delay a new release.
    {
      source: '/sw.js',
      headers: [
        { key: 'cache-control', value: 'no-cache' },
        { key: 'content-security-policy', value: "default-src 'self'; frame-ancestors 'none'" },
      ],
    },
    // For a drawing that is opened as a page of its own.
    {
      source: '/:drawing(icon\\.svg|cover/[^/]+/[^/]+)',
      headers: [
        {
          key: 'content-security-policy',
          value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        },
      ],
    },
    // The URLs of these pages contain a secret.
    {
      source: '/:page(reset-password|confirm-email|(?:invite|join|unsubscribe|api/calendar)/[^/]+)',
      headers: [{ key: 'referrer-policy', value: 'no-referrer' }],
    },
  ],
  redirects: async () => [{ source: '/logout', destination: '/auth/logout', permanent: false }],
};

export default config;
