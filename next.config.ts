import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // `npm run build` sets this, for hosts that run a folder with everything in it; see docs/run/deployment.md.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  // `npm test` checks the types in a step of its own, and `npm start` doesn't check them.
  typescript: { ignoreBuildErrors: process.env.SKIP_TYPES === '1' },
  // finish-build.ts runs at the end of every `next build`, so a host that calls it has the service worker too.
  compiler: {
    runAfterProductionCompile: async ({ projectDir }) => {
      const args = ['--import', 'tsx', 'scripts/server/finish-build.ts'];
      await promisify(execFile)(process.execPath, args, { cwd: projectDir });
    },
  },
  experimental: { turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== 'off' },
  // The app reads these files when it draws text or a map. Next traces only imports, so they are named here.
  outputFileTracingIncludes: {
    '/trip/[[]tripId[]]/print': ['public/map/*/8/**/*'],
    '/*/[[]token[]]/preview.png': [
      'node_modules/@fontsource/bricolage-grotesque/files/*-latin-*600-normal.woff',
    ],
  },
  poweredByHeader: false,
  reactStrictMode: true,
  // Sends a page's title with the page instead of streaming it later: it works without scripts and stays at a refresh.
  htmlLimitedBots: /.*/,
  // spec.md's paths for these calls; the handlers live under app/api like all others.
  rewrites: async () => [
    { source: '/auth/:path*', destination: '/api/auth/:path*' },
    { source: '/crew/:path*', destination: '/api/crew/:path*' },
    { source: '/rides/:path*', destination: '/api/rides/:path*' },
  ],
  // A page's content policy carries a nonce and comes from middleware.ts. Next tries every source at every request, one
  // after the other: those with the same headers are one.
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
    // Their addresses on the pages have a version.
    {
      source: '/:file(icons\\.svg|map/.*)',
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
    // A browser asks for it anew each time, so that a new release is not held up by an old one.
    {
      source: '/sw.js',
      headers: [
        { key: 'cache-control', value: 'no-cache' },
        { key: 'content-security-policy', value: "default-src 'self'; frame-ancestors 'none'" },
      ],
    },
    // Opened by itself a drawing may style itself and do nothing else.
    {
      source: '/:drawing(icon\\.svg|cover/[^/]+/[^/]+)',
      headers: [
        {
          key: 'content-security-policy',
          value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        },
      ],
    },
    // Their addresses hold a secret.
    {
      source: '/:page(reset-password|confirm-email|(?:invite|join|unsubscribe|api/calendar)/[^/]+)',
      headers: [{ key: 'referrer-policy', value: 'no-referrer' }],
    },
  ],
  redirects: async () => [{ source: '/logout', destination: '/auth/logout', permanent: false }],
};

export default config;
