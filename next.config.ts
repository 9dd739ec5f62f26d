import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // spec.md's paths for these calls; the handlers live under app/api like all others.
  rewrites: async () => [
    { source: '/auth/:path*', destination: '/api/auth/:path*' },
    { source: '/crew', destination: '/api/crew' },
    { source: '/crew/:id', destination: '/api/crew/:id' },
    { source: '/rides', destination: '/api/rides' },
    { source: '/rides/:id', destination: '/api/rides/:id' },
  ],
  redirects: async () => [{ source: '/logout', destination: '/auth/logout', permanent: false }],
};

export default config;
