import nextJest from 'next/jest.js';

// Next's filter for listeners of unhandled rejections adds those of a test file to the worker's `process`,
// which would keep the modules of every test file in memory.
process.env.NEXT_UNHANDLED_REJECTION_FILTER ??= 'disabled';

const createConfig = nextJest({ dir: import.meta.dirname });

/** Packages that ship only ES modules, which Jest can load only when they are compiled to CommonJS. */
const modulesOnly = [
  'd3-[a-z]+',
  'internmap',
  '@auth/prisma-adapter',
  '@mapbox/[a-z-]+',
  'pbf',
  '@maplibre/[a-z-]+',
  '@neaps/[a-z-]+',
];

async function project(options) {
  const config = await createConfig({
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      // The package names no entry for CommonJS.
      '^@neaps/tide-predictor$': '<rootDir>/node_modules/@neaps/tide-predictor/dist/index.js',
    },
    modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/\\.data'],
    setupFiles: ['<rootDir>/tests/jest/set-clock.ts'],
    ...options,
  })();
  return { ...config, transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join('|')})/)`] };
}

export default {
  projects: [
    await project({
      displayName: 'node',
      testEnvironment: '<rootDir>/tests/jest/node-environment.ts',
      testMatch: ['<rootDir>/{lib,app,scripts,components,proof}/**/*.test.ts', '<rootDir>/tests/*.test.ts'],
      globalSetup: '<rootDir>/tests/jest/global-setup.ts',
      globalTeardown: '<rootDir>/tests/jest/global-teardown.ts',
      setupFilesAfterEnv: ['console', 'database', 'password-cost'].map(
        (name) => `<rootDir>/tests/jest/${name}.ts`,
      ),
    }),
    await project({
      displayName: 'jsdom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/components/**/*.test.tsx'],
      setupFilesAfterEnv: ['console', 'dom'].map((name) => `<rootDir>/tests/jest/${name}.ts`),
    }),
  ],
  maxWorkers: 2,
  // A worker keeps some memory of each test file, and above a few gigabytes collects garbage at length.
  workerIdleMemoryLimit: '1500MB',
  // A build may run beside the tests.
  testTimeout: 90_000,
  // A busy machine needs longer than half a second. A worker with an open handle is still reported.
  workerGracefulExitTimeout: 20_000,
};
