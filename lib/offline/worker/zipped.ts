export const zip = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

export const unzip = (zipped: ArrayBuffer): Promise<string> =>
  new Response(new Blob([zipped]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
