// Adds up the three reports of `npm test`. The exit code is 1 unless everything ran and passed.
import { readFileSync } from 'node:fs';

const jest = read('.data-test/jest.json', jestCounts);
const atAnotherHour = read('.data-test/jest-clock.json', jestCounts);
const playwright = read('.data-test/playwright.json', ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + errors.length,
}));

const reports = [jest, atAnotherHour, playwright];
const passed = reports.reduce((sum, report) => sum + report.passed, 0);
const failed = reports.reduce((sum, report) => sum + report.failed, 0);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 || reports.some((report) => report.passed === 0) ? 1 : 0);

function jestCounts(report) {
  // A test file that fails to load has no failed test.
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

function read(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    process.stderr.write(`There is no report ${file}.\n`);
    return { passed: 0, failed: 0 };
  }
}
