import { classNames } from '@/components/ui/class-names';
import { type Names, textParts } from '@/lib/trips/notices/text-parts';

interface Props {
  text: string;
  names: Names;
  /** The id of the reader's own household; null when there is none. */
  own: string | null;
}

/** A notice as plain text. Web addresses are links, and mentioned names are highlighted. */
export function NoticeText({ text, names, own }: Props) {
  let at = 0;
  return (
    <p className="notice-text">
      {textParts(text, names).map((part) => {
        const key = at;
        at += part.text.length;
        if (part.kind === 'words') return part.text;
        if (part.kind === 'link') {
          return (
            <a key={key} href={part.href} rel="noopener noreferrer nofollow">
              {part.text}
            </a>
          );
        }
        const isOwn = own !== null && part.ids.includes(own);
        return (
          <b key={key} className={classNames(isOwn && 'notice-own-name')}>
            {part.text}
          </b>
        );
      })}
    </p>
  );
}
