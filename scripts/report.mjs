// Adds up the two reports that `npm test` leaves: one line, and exit code 1 unless everything ran and passed.
import { readFileSync } from 'node:fs';

const jest = read('.data-test/jest.json', (report) => ({
  passed: report.numPassedTests,
  // A file that does not even load has no failed test to count.
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
}));
const playwright = read('.data-test/playwright.json', ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
}));

const passed = jest.passed + playwright.passed;
const failed = jest.failed + playwright.failed;
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 || jest.passed === 0 || playwright.passed === 0 ? 1 : 0);

function read(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    process.stderr.write(`There is no report ${file}.\n`);
    return { passed: 0, failed: 0 };
  }
}
