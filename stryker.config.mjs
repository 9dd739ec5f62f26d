import { mutate } from './tests/mutation/scope.mjs';

export default {
  mutate,
  plugins: ['./tests/mutation/runner.mjs'],
  testRunner: 'beside',
  coverageAnalysis: 'off',
  concurrency: 2,
  timeoutMS: 30_000,
  timeoutFactor: 0.5,
  // Restart the process now and then, because each run of Jest in it leaks some memory.
  maxTestRunnerReuse: 40,
  // 'none' keeps Stryker from rewriting tsconfig.json with TypeScript's JavaScript API, which
  // TypeScript 7 lacks.
  tempDirName: '.data-test/stryker',
  tsconfigFile: 'none',
  ignorePatterns: ['/.data*', '/.next', '/bench', '/docs', '/test-results'],
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  jsonReporter: { fileName: '.data-test/mutation.json' },
  htmlReporter: { fileName: '.data-test/mutation.html' },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
