const { MUTATE_AT_LEAST: atLeast, MUTATE_ONE_IN: oneIn, MUTATE_REPORT: report } = process.env;

// proof/mutate/mutate.ts names the files to mutate.
export default {
  plugins: ['./proof/mutate/runner.mjs', './proof/mutate/sample.mjs'],
  ignorers: oneIn ? ['sample'] : [],
  testRunner: 'beside',
  coverageAnalysis: 'off',
  concurrency: 2,
  timeoutMS: 30_000,
  timeoutFactor: 0.5,
  // Restart the test runner's process now and then, because each run of Jest in it leaks some memory.
  maxTestRunnerReuse: 40,
  tempDirName: '.data-test/stryker',
  // 'none' keeps Stryker from rewriting tsconfig.json with TypeScript's JavaScript API, which
  // TypeScript 7 lacks.
  tsconfigFile: 'none',
  ignorePatterns: ['/.data*', '/.next', '/proof/bench', '/docs', '/test-results'],
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  jsonReporter: { fileName: `.data-test/mutation-${report}.json` },
  htmlReporter: { fileName: `.data-test/mutation-${report}.html` },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: Number(atLeast), break: Number(atLeast) },
};
