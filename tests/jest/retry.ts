// A busy machine now and then delays one step of a test too long: such a test gets a second try, and its first error
// is printed. A mistake fails twice.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
