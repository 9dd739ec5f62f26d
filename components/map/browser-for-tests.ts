/** What a map asks of a browser that jsdom has not: a size, SVG, observers, and the outlines. */
export function standInForBrowser(): { fetch: jest.Mock } {
  const seen = class {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.tell([{ isIntersecting: true }]);
    }
    disconnect() {}
  };
  const resized = class {
    observe() {}
    disconnect() {}
  };
  const fetch = jest.fn(async (address: URL) => ({
    ok: true,
    json: async () => (String(address).includes('labels') ? [] : { type: 'FeatureCollection', features: [] }),
  }));
  Object.assign(globalThis, {
    IntersectionObserver: seen,
    ResizeObserver: resized,
    matchMedia: () => ({ matches: true }),
    fetch,
    scrollTo: () => {},
  });
  Object.assign(SVGSVGElement.prototype, { createSVGRect: () => null });
  AbortSignal.timeout ??= () => new AbortController().signal;
  for (const [side, length] of [
    ['clientWidth', 600],
    ['clientHeight', 400],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: length });
  return { fetch };
}
