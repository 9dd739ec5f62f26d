import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { utf8 } from '@/lib/text';
import { entity } from './plain';

/**
 * Throws unless the bytes are a whole XML document with this root. Names are compared without their
 * prefix, because lists write "alert" and "cap:alert".
 */
export function readXml(bytes: Uint8Array, ...roots: string[]): XmlElement {
  const text = utf8(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Error('The list declares a document type');
  const { root } = parseXml(text, { resolveUndefinedEntity: entity });
  if (!root || !roots.includes(localName(root))) throw new Error(`The list isn't ${roots.join(' or ')}`);
  return root;
}

const localName = ({ name }: XmlElement) => name.slice(name.indexOf(':') + 1);

export const childrenOf = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.filter(
    (child): child is XmlElement => child instanceof XmlElement && localName(child) === name,
  );

export const childText = (parent: XmlElement | undefined, name: string): string =>
  (parent && childrenOf(parent, name)[0]?.text.trim()) ?? '';

export function descendantsOf(parent: XmlElement, name: string): XmlElement[] {
  return parent.children.flatMap((child) => {
    if (!(child instanceof XmlElement)) return [];
    return localName(child) === name ? [child] : descendantsOf(child, name);
  });
}

/** The one channel of an RSS list. */
export function channelOf(bytes: Uint8Array): XmlElement {
  const [channel, second] = childrenOf(readXml(bytes, 'rss'), 'channel');
  if (!channel || second) throw new Error('The list has no channel, or several');
  return channel;
}
