import { pathToFileURL } from 'node:url';
import { runCLI } from 'jest';
import pg from 'pg';
import { testsOf } from './scope.mjs';

/**
 * Stryker's own Jest runner loads every test file for every mutant. This runner loads only the test
 * files of the mutant's file.
 */
class BesideRunner {
  async init() {
    // Load the config of the mutated copy, in whose folder Stryker starts this runner. With the
    // repository's config, '@/' would resolve to the unmutated code.
    const { default: config } = await import(pathToFileURL('jest.config.mjs').href);
    const [{ globalSetup, globalTeardown, ...node }] = config.projects;
    this.config = JSON.stringify({ ...node, reporters: [], testTimeout: config.testTimeout });
    Object.assign(process.env, { NODE_ENV: 'test', TEST_WORKER: process.pid });
    await copyTemplate();
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun({ files }) {
    const { error, tests } = await this.run(files);
    if (error) return { status: 'error', errorMessage: error };
    return { status: 'complete', tests };
  }

  async mutantRun({ activeMutant, sandboxFileName }) {
    process.env.__STRYKER_ACTIVE_MUTANT__ = activeMutant.id;
    const { error, tests } = await this.run([sandboxFileName]);
    delete process.env.__STRYKER_ACTIVE_MUTANT__;
    const failed = tests.filter(({ status }) => status === 1);
    if (!error && failed.length === 0) return { status: 'survived', nrOfTests: tests.length };
    return {
      status: 'killed',
      killedBy: failed.map(({ id }) => id),
      failureMessage: error ?? failed[0].failureMessage,
      nrOfTests: tests.length,
    };
  }

  async run(files) {
    const paths = testsOf(files.map((file) => file.slice(process.cwd().length + 1)));
    // Without paths Jest would run all tests.
    if (paths.length === 0) return { tests: [] };
    const options = { $0: 'stryker', _: paths, runTestsByPath: true, runInBand: true, silent: true };
    const { results } = await runCLI({ ...options, config: this.config }, [process.cwd()]);
    const [broken] = results.testResults.filter(({ testExecError }) => testExecError);
    return {
      error: broken && `${broken.testExecError.message}`,
      tests: results.testResults.flatMap(({ testFilePath, testResults }) =>
        testResults.map((test) => ({
          id: `${testFilePath} ${test.fullName}`,
          name: test.fullName,
          timeSpentMs: test.duration ?? 0,
          status: { passed: 0, failed: 1 }[test.status] ?? 2,
          failureMessage: test.failureMessages.join('\n'),
        })),
      ),
    };
  }
}

/** Creates this process's own database in the Postgres of proof/mutate/mutate.ts. */
async function copyTemplate() {
  const admin = new pg.Client(process.env.TEST_CLUSTER_ADMIN_URL);
  await admin.connect();
  await admin.query(`create database test_${process.pid} template template_campmates owner campmates`);
  await admin.end();
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'beside', factory: () => new BesideRunner() }];
