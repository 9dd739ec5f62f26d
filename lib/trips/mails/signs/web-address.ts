import { isIP } from 'node:net';
import { endingOf } from './endings';

/** "://" after anything, and the two schemes that need no slashes. */
const SCHEME =
  /[a-z0-9] ?: ?\/ ?\/ ?[a-z0-9[]|\b(?:mailto|javascript|magnet) ?: ?[a-z0-9?]|\bwww ?\. ?[a-z0-9]/;

/** A word with "dotcom" at its end, and ".com" with a comma or a space for its dot. */
const COM = /[a-z0-9] ?dot ?com\b|[a-z0-9],com\b|[a-z]\. com(?:\.au)?(?![a-z0-9])/;

/** True when a text, in plain letters, contains something that a mail program shows as a link. */
export const hasWebAddress = (text: string): boolean => {
  const dotted = withDots(text);
  const small = dotted.toLowerCase();
  return SCHEME.test(small) || COM.test(small) || hasHost(dotted) || hasIpv6(small);
};

/** Replaces written dots by ".": "evil [.] com", "Evil dot com" and "evil_dot_com" become "evil.com". */
function withDots(text: string): string {
  return text
    .replace(/ ?[[({<] ?(?:\.|dot) ?[\])}>] ?/gi, '.')
    .replace(/[-_]dot[-_]/gi, '.')
    .replace(/ dot ([a-z]{2,15})(?![a-z])/gi, (all, ending: string) => {
      return endingOf(ending) === 'strong' || BOUGHT.has(ending.toLowerCase()) ? `.${ending}` : all;
    });
}

/** Words that many bought addresses end in, and that seldom follow the word "dot". */
const BOUGHT = new Set('app click club link live online shop site store top website win me'.split(' '));

function hasHost(text: string): boolean {
  const words = text.split(' ');
  return words.some((word, at) => {
    const next = words[at + 1] ?? '';
    const last = words[at - 1] ?? '';
    if (!word.includes('.')) return false;
    return namesHost(word) || beginsWithEnding(word, last) || endsBeforeEnding(word, last, next);
  });
}

/** True for a word such as "evil.com", "evil.pro/x", "(bit.ly/x)" or "192.168.1.1". */
function namesHost(word: string): boolean {
  const parts = word.split(/[^\p{L}\p{N}\p{M}.\-_/?#:]+/u);
  return parts.some((part) => {
    const [host = '', ...paths] = part.split(/[/?#:]/);
    const hasPath = /^[\p{L}\p{N}]/u.test(paths[0] ?? '');
    return isHost(host, hasPath) || paths.some((path) => path.includes('.') && isHost(path, false));
  });
}

function isHost(text: string, hasPath: boolean): boolean {
  const labels = text.split('.');
  if (labels.some((_, at) => isIP(labels.slice(at, at + 4).join('.')) === 4)) return true;
  return labels.some(
    (label, at) => at > 0 && joinsHost(labels[at - 1] ?? '', label, hasPath && at === labels.length - 1),
  );
}

/** What stands before a name: a title, or an initial. */
const TITLE = /^(?:[A-Z]|Mrs?|Ms|Dr|St|Mt|Capt|Prof)$/;

/** True when a dot between two words makes a web address. */
function joinsHost(before: string, after: string, hasPath: boolean): boolean {
  if (!/[\p{L}\p{N}]$/u.test(before)) return false;
  const ending = endingOf(after);
  if (ending === null) return false;
  // "Mr.Kim" and "M.Ng".
  if (!hasPath && TITLE.test(before) && /^[A-Z][a-z]+$/.test(after)) return false;
  if (ending === 'strong' || hasPath) return true;
  // "12.In the shade", "P.O.Box", "9.pm".
  if (/^\d+$/.test(before) || /^\p{L}$/u.test(before)) return false;
  if (/[-_\d]/.test(before)) return true;
  const beginsSentence = /^[A-Z][a-z]+$/.test(after);
  return !(beginsSentence && (ending === 'particle' || /^[a-z]/.test(before)));
}

/** True for ".com" after a word, as in "evil .com". */
function beginsWithEnding(word: string, last: string): boolean {
  const [, ending = '', path] = /^\.([\p{L}\p{M}]+)(\/[a-z0-9])?/iu.exec(word) ?? [];
  if (!/[a-z0-9]$/i.test(last)) return false;
  const kind = endingOf(ending);
  return (
    kind === 'strong' ||
    (kind !== null && path !== undefined) ||
    (kind === 'word' && !/^[A-Z][a-z]/.test(ending))
  );
}

/** True for a dot before "com", as in "evil . com", and for "evil. ru/x". */
function endsBeforeEnding(word: string, last: string, next: string): boolean {
  const [, ending = '', path] = /^([a-z]+)(\/[a-z0-9])?/i.exec(next) ?? [];
  const kind = endingOf(ending);
  if (word === '.')
    return /[a-z0-9]$/i.test(last) && (kind === 'strong' || (kind !== null && path !== undefined));
  return kind === 'strong' && path !== undefined && /[a-z0-9]\.$/i.test(word);
}

/** True for an address such as "2001:db8::1" or "[::1]". "10:30:15" and "Note::" are none. */
const hasIpv6 = (text: string) =>
  text.split(' ').some((word) => {
    if (!word.includes(':')) return false;
    return word
      .split(/[^0-9a-f:.[\]]+/)
      .some((part) => isIP(part.replace(/[[\]]/g, '')) === 6 && (part.startsWith('[') || part.length > 6));
  });
