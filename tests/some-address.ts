/**
 * Returns a random IP address, so that no caller uses up another caller's rate limit. Limits are on
 * in tests too.
 */
export const someAddress = () =>
  Array.from({ length: 4 }, () => Math.floor(Math.random() * 254) + 1).join('.');
