import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // `npm run build` sets this variable for hosts that run one folder with everything in it: see
  // docs/run/deployment.md.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  // `npm test` checks the types in a step of its own, and `npm start` skips that check.
  typescript: { ignoreBuildErrors: process.env.SKIP_TYPES === '1' },
  // finish-build.ts runs at the end of every `next build`, so that a host that calls `next build`
  // itself also gets the service worker.
  compiler: {
    runAfterProductionCompile: async ({ projectDir }) => {
      const args = ['--import', 'tsx', 'scripts/server/finish-build.ts'];
      await promisify(execFile)(process.execPath, args, { cwd: projectDir });
    },
  },
  experimental: { turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== 'off' },
  // The app reads these files when it draws text or a map. Next traces only imports, so the files
  // are listed here.
  outputFileTracingIncludes: {
    '/trip/[[]tripId[]]/print': ['public/map/*/8/**/*'],
    '/*/[[]token[]]/preview.png': [
      'node_modules/@fontsource/bricolage-grotesque/files/*-latin-*600-normal.woff',
    ],
  },
  poweredByHeader: false,
  reactStrictMode: true,
  // Sends a page's title with the page instead of streaming it later, so that the title works
  // without scripts and stays at a refresh.
  htmlLimitedBots: /.*/,
  // The paths in spec.md of calls whose handlers are under app/api like all others.
  rewrites: async () => [
    { source: '/auth/:path*', destination: '/api/auth/:path*' },
    { source: '/crew/:path*', destination: '/api/crew/:path*' },
    { source: '/rides/:path*', destination: '/api/rides/:path*' },
  ],
  // A page's content policy has a nonce, so middleware.ts sets it. Next tries each source for every
  // request in turn, so sources with the same headers are merged.
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
    // The pages' links to these files contain a version, so the files can be cached for a year.
    {
      source: '/:file(icons\\.svg|map/.*)',
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
    // The browser asks for the service worker each time, so that an old one doesn't delay a new
    // release.
    {
      source: '/sw.js',
      headers: [
        { key: 'cache-control', value: 'no-cache' },
        { key: 'content-security-policy', value: "default-src 'self'; frame-ancestors 'none'" },
      ],
    },
    // When a drawing is opened as a page of its own, this policy lets it style itself and do
    // nothing else.
    {
      source: '/:drawing(icon\\.svg|cover/[^/]+/[^/]+)',
      headers: [
        {
          key: 'content-security-policy',
          value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        },
      ],
    },
    // The addresses of these pages contain a secret.
    {
      source: '/:page(reset-password|confirm-email|(?:invite|join|unsubscribe|api/calendar)/[^/]+)',
      headers: [{ key: 'referrer-policy', value: 'no-referrer' }],
    },
  ],
  redirects: async () => [{ source: '/logout', destination: '/auth/logout', permanent: false }],
};

export default config;
