/** What a story needs of an engine. A script is the body of a function that runs in the page. */
export interface Tab {
  version: string;
  goto(url: string): Promise<void>;
  run<T>(script: string): Promise<T>;
  /** Clicks the element that the script returns, with the engine's own pointer. */
  click(script: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Delete'): Promise<void>;
  /** Gives the page this size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  /** Opens a browser without any data, all of whose requests go through the proxy on this port. */
  open(proxyPort: number): Promise<Tab>;
  close(): Promise<void>;
}
