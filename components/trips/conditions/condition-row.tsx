import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon, type IconName } from '@/components/ui/icon';
import { capital, siteHost } from '@/lib/text';
import type { ShownCondition } from './shown-conditions';
import { kindIcons, type Tone, toneLook } from './tone-look';

interface Props {
  item: ShownCondition;
  /** True for a reader without reception, who sees what was. */
  away: boolean;
  /** Below what the row says. */
  children?: ReactNode;
}

const toneOf = ({ state, ours, gravity, ended }: ShownCondition): [Tone, IconName?] => {
  if (state === 'not checked') return ['unknown', 'circle-question-mark'];
  if (ended) return ['ended', 'check'];
  if (state === 'none found') return ['plain', 'search'];
  if (!ours || gravity === 'knows') return ['plain'];
  return [gravity === 'watch' ? 'watch' : 'stops'];
};

export function ConditionRow({ item, away, children }: Props) {
  const { kind, state, title, text, by, listed, looks } = item;
  const [tone, icon = kindIcons[kind]] = toneOf(item);
  const was = state === 'found' ? 'Was' : 'Wasn’t';
  return (
    <li className="flex flex-wrap gap-x-4 py-4">
      <span
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-inner large-text:hidden',
          toneLook[tone].tile,
        )}
      >
        <Icon name={icon} className="size-5.5" />
      </span>
      <div className="min-w-0 flex-1">
        <h3
          className={classNames(
            'wrap-anywhere',
            tone === 'unknown' ? 'font-sans text-body font-semibold' : 'text-row',
          )}
        >
          {title}
        </h3>
        {away && listed ? (
          <p className="text-body text-muted">
            {was} on the list {listed}
          </p>
        ) : (
          text && (
            <p className={classNames('text-body wrap-anywhere', tone === 'unknown' && 'text-muted')}>
              {text}
            </p>
          )
        )}
        {looks.length > 0 && (
          <p className="-mt-1 -mb-2.5 flex flex-wrap gap-x-5 text-body">
            {looks.map(({ name, url }) => (
              <a
                key={url}
                href={url}
                rel="noreferrer"
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {looks.length === 1 ? `Look at ${name}` : capital(name)}
              </a>
            ))}
          </p>
        )}
        {state !== 'not checked' && by && <Said item={item} />}
      </div>
      {children}
    </li>
  );
}

/** The source and its time, which unfold the list's own words. */
function Said({ item: { by, original, area, when, link, source } }: { item: ShownCondition }) {
  if (!original && !source) return <p className="mt-1 text-meta text-muted">{by}</p>;
  const page = link ?? source?.url;
  return (
    <details>
      <summary className="-mt-1 -mb-2.5 flex min-h-11 list-none items-center gap-2 text-meta text-muted [&::-webkit-details-marker]:hidden">
        {by}
        <Icon name="info" className="size-4.5" />
        <span className="sr-only">What the list says</span>
      </summary>
      <div className="mb-1 space-y-1 text-body wrap-anywhere">
        {original && <p className="whitespace-pre-line">“{original}”</p>}
        {area && <p className="text-muted">{area}</p>}
        {when && <p className="text-muted">{when}</p>}
        {page && (
          <a
            href={page}
            rel="noreferrer"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {siteHost(page)}
          </a>
        )}
      </div>
    </details>
  );
}
