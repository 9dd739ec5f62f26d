const LIMIT_MS = 4000;

/** Resolves to undefined when loading fails or takes too long. */
export async function loadInTime<T>(load: () => Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, undefined);
  });
  const loaded = load().catch(() => undefined);
  return Promise.race([loaded, limit]).finally(() => clearTimeout(timer));
}
