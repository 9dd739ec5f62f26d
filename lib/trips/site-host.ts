/** A web address as short as it can be read: "example.com". */
export const siteHost = (url: string) => new URL(url).hostname.replace(/^www\./, '');
