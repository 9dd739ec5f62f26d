'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { copyText } from '@/components/ui/copy-text';
import { Icon } from '@/components/ui/icon';
import { TextareaField } from '@/components/ui/textarea-field';
import { useScripted } from '@/components/ui/use-scripted';
import { beforeLink, type ChatKey, MOST_LETTERS, withLink, withoutLink } from '@/lib/trips/chat/chat-words';
import type { ChatAnswer } from '@/lib/trips/chat/schema';
import { chatTitles } from './chat-titles';

interface Props extends ChatAnswer {
  tripId: string;
  first?: ChatKey | undefined;
  /** Null for a reader who can't make the group's link. */
  onMakeLink: (() => void) | null;
}

/** The texts whose moment has come, of which one is shown, changed and sent away. */
export function ChatPanel({ tripId, first, texts, link: given, link_closed: closed, onMakeLink }: Props) {
  const [key, setKey] = useState((texts.find((each) => each.key === first) ?? texts[0])?.key);
  const [words, setWords] = useState<string>();
  const [linked, setLinked] = useState(true);
  const [said, setSaid] = useState('');
  const shares = useScripted() && typeof navigator.share === 'function';
  const text = texts.find((each) => each.key === key)?.text;
  if (text === undefined) return <p>Nothing to post right now. When something’s settled, it’s here.</p>;

  const link = given && text.endsWith(given.url) ? given : null;
  const url = link && linked ? link.url : null;
  const unchanged = link && !url ? withoutLink(text, link.url) : text;
  const changed = url ? withLink(words ?? '', url) : (words ?? '');
  const posted = words === undefined ? unchanged : changed;
  const choose = (other: ChatKey) => {
    setKey(other);
    setWords(undefined);
    setSaid('');
  };
  const copy = async () =>
    setSaid(
      (await copyText(posted))
        ? 'Copied'
        : 'Your browser wouldn’t copy it. Select the text and copy it yourself.',
    );
  // Rejected when the reader closes the share sheet.
  const share = () => navigator.share({ text: posted }).catch(() => undefined);

  return (
    <div className="space-y-4">
      <fieldset className="-mx-1 flex gap-2 overflow-x-auto p-1 large-text:flex-wrap">
        <legend className="sr-only">What to post</legend>
        {texts.map((each) => (
          <ChoiceChip
            key={each.key}
            type="radio"
            name="chat-text"
            checked={each.key === key}
            onChange={() => choose(each.key)}
            className="min-h-11 shrink-0"
          >
            {chatTitles[each.key]}
          </ChoiceChip>
        ))}
      </fieldset>
      {words === undefined ? (
        <p className="rounded rounded-br-none bg-eucalypt-soft px-4 py-3 wrap-anywhere">
          {url ? posted.slice(0, -url.length) : posted}
          {url && <span className="text-sky underline underline-offset-4">{url}</span>}
        </p>
      ) : (
        <TextareaField
          label="Your words"
          value={words}
          maxLength={MOST_LETTERS - (link ? link.url.length + 2 : 0)}
          onChange={({ target }) => setWords(target.value)}
          ref={focus}
        />
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-meta text-muted">
        <span>
          {posted.length} of {MOST_LETTERS} letters
        </span>
        {words === undefined && (
          <button
            type="button"
            onClick={() => setWords(link ? beforeLink(text, link.url) : text)}
            className="line-link"
          >
            Change the words
          </button>
        )}
      </p>
      {link && (
        <Checkbox
          label="With the link to answer"
          hint={`${closed ? 'Nobody else can join by it.' : 'Whoever has it can join.'} ${link.used} of ${link.limit} have.`}
          checked={linked}
          onChange={({ target }) => setLinked(target.checked)}
        />
      )}
      {given && !link && (
        <p className="text-meta text-muted">Nobody else can join by the link, so it’s left out.</p>
      )}
      {!given && onMakeLink && key !== 'settle' && (
        <Button variant="quiet" icon={<Icon name="link-2" />} onClick={onMakeLink}>
          Make a link to answer
        </Button>
      )}
      <div className="flex flex-col gap-3">
        {shares && (
          <Button icon={<Icon name="share-2" />} onClick={share} className="min-h-13">
            Share
          </Button>
        )}
        <Button
          variant={shares ? 'secondary' : 'primary'}
          icon={<Icon name={said === 'Copied' ? 'check' : 'copy'} />}
          onClick={copy}
          className="min-h-13"
        >
          {said === 'Copied' ? said : 'Copy'}
        </Button>
      </div>
      <p role="status" className={said === 'Copied' ? 'sr-only' : 'text-meta text-muted empty:hidden'}>
        {said}
      </p>
      {given && key !== 'settle' && (
        // A full load, because the sheet with the link's settings opens by itself only then.
        <a href={`/trip/${tripId}?invite=1`} className="line-link">
          The link’s settings
        </a>
      )}
      <p className="flex gap-3 text-meta text-muted">
        <Icon name="lock" className="mt-px" />
        <span>
          <strong className="text-ink">Left out on purpose:</strong> children’s names, surnames, phone
          numbers, home addresses, plates, diets and who owes what.
        </span>
      </p>
    </div>
  );
}

const focus = (box: HTMLTextAreaElement | null) => box?.focus();
