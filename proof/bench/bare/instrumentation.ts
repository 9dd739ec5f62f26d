/**
 * Does nothing. Without this file Next would run the product's own instrumentation from the folder
 * above.
 */
export function register() {}
