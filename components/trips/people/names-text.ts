import { listText } from '@/lib/text';

/** Returns names as a short text, even for a long list: "Tom, Zoe and 4 more". */
export function namesText(names: string[], most = 3): string {
  const shown = names.length <= most + 1 ? names : names.slice(0, most);
  const rest = names.length - shown.length;
  return listText(rest > 0 ? [...shown, `${rest} more`] : shown);
}
