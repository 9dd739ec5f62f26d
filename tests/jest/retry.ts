// A busy machine sometimes delays a step too long, so a failed test gets a second try, and its
// first error is printed. A real mistake fails twice.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
