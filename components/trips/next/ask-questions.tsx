'use client';

import { useState } from 'react';
import { phoneLink } from '@/components/campsites/site/phone-link';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { LocalTime } from '@/components/ui/local-time';
import { PendingLink } from '@/components/ui/pending-link';
import { planeButton } from '@/components/ui/plane';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import { siteHost } from '@/lib/text';
import type { Noted } from '@/lib/trips/fit/answers/note';
import type { SiteQuestion } from '@/lib/trips/fit/asked';
import { type AskSite, askMail } from './ask-site';
import { useRowFocus } from './use-row-focus';

interface Props extends AskSite {
  tripId: string;
  /** The page is out of date. A refresh at once would remove what was answered, with its Undo. */
  onChange?: () => void;
}

/** What to ask the site, how to reach it, and what it said. */
export function AskQuestions({ tripId, name, contact, questions, page, onChange }: Props) {
  const [notes, setNotes] = useState<Record<string, Noted | null>>({});
  const [said, setSaid] = useState('');
  const current = questions.map((each) => {
    const saved = notes[each.key];
    return saved === undefined ? each : { ...each, noted: saved };
  });
  const open = current.filter(({ noted }) => !noted);
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {open.length > 0 && (
        <Ways contact={contact} name={name} questions={open.map(({ question }) => question)} />
      )}
      {open.length === 0 && (
        <p className="flex items-center gap-2.5 text-row font-medium">
          <Icon name="circle-check" className="text-eucalypt" />
          All answered
        </p>
      )}
      <ul className="mt-3 divide-y divide-line">
        {current.map((each) => (
          <li key={each.key} className="py-4">
            <Question
              tripId={tripId}
              question={each}
              onNoted={(noted) => {
                setNotes((before) => ({ ...before, [each.key]: noted }));
                setSaid(notedText(each.question, noted));
                onChange?.();
              }}
            />
          </li>
        ))}
      </ul>
      {page && Object.values(notes).some(Boolean) && (
        <PendingLink href={page} pendingPosition="after" className="line-link text-body">
          Add it for other campers?
        </PendingLink>
      )}
    </>
  );
}

function Ways({
  contact: { phone, email, url },
  name,
  questions,
}: Pick<AskSite, 'contact' | 'name'> & { questions: string[] }) {
  const first = `${buttonLook({})} ${planeButton}`;
  const second = `${buttonLook({ variant: 'secondary' })} ${planeButton}`;
  return (
    <div className="space-y-2">
      {phone && (
        <a href={phoneLink(phone)} className={first}>
          <Icon name="phone" />
          <span className="min-w-0 wrap-anywhere">Call {phone}</span>
        </a>
      )}
      {email && (
        <a href={askMail(email, name, questions)} className={phone ? second : first}>
          {phone ? 'Send it as an email' : 'Send an email'}
        </a>
      )}
      {!phone && !email && url && (
        <a href={url} rel="noreferrer nofollow" className={first}>
          <Icon name="globe" />
          <span className="min-w-0 wrap-anywhere">Website: {siteHost(url)}</span>
        </a>
      )}
    </div>
  );
}

interface QuestionProps {
  tripId: string;
  question: SiteQuestion;
  onNoted: (noted: Noted | null) => void;
}

/** Said when an answer is noted or taken back. */
export const notedText = (question: string, noted: Noted | null): string =>
  `${noted ? 'Saved' : 'Undone'}: ${question}`;

export function Question({ tripId, question: { key, question, asked, noted }, onNoted }: QuestionProps) {
  const { run, pending, failure } = useAction('That didn’t save. Your choice is still here.');
  const [said, setSaid] = useState<Noted['answer']>();
  const row = useRowFocus<HTMLDivElement>(noted?.answer);
  const save = (body: { answer: Noted['answer'] } | { note: null }) => {
    if ('answer' in body) setSaid(body.answer);
    run(
      () =>
        api.put<{ finding: { noted: Noted | null } }>(
          `/api/trips/${tripId}/fit/${encodeURIComponent(key)}`,
          body,
        ),
      // An answer may merge the question into another one, whose note isn't this one's.
      ({ finding }) => onNoted('note' in body ? null : (finding.noted ?? justNow(body.answer))),
    );
  };
  return (
    <div ref={row} tabIndex={-1}>
      <p className="text-row wrap-anywhere">{question}</p>
      {noted ? (
        <p className="mt-1 flex items-start gap-2.5 text-body">
          <Icon name={noted.answer === 'yes' ? 'check' : 'x'} className="mt-px text-eucalypt" />
          <span className="min-w-0 flex-1 wrap-anywhere">
            {noted.answer === 'yes' ? 'Yes' : 'No'}, {noted.note ?? asked[noted.answer]}.{' '}
            <span className="text-meta text-muted">
              {noted.by && `${noted.by}, `}
              <LocalTime at={noted.at} />
            </span>
          </span>
          <button
            type="button"
            aria-label={`Undo: ${question}`}
            onClick={() => save({ note: null })}
            className="line-link"
          >
            Undo
          </button>
        </p>
      ) : (
        <div className="mt-2 grid grid-cols-2 gap-2 noscript:hidden large-text:grid-cols-1">
          {(['yes', 'no'] as const).map((answer) => (
            <Button
              key={answer}
              variant="secondary"
              pending={pending && answer === said}
              pendingText="Saving…"
              aria-label={`They said ${answer}: ${question}`}
              onClick={() => save({ answer })}
              className="px-2"
            >
              They said {answer}
            </Button>
          ))}
        </div>
      )}
      {failure && <Alert className="mt-2">{failure}</Alert>}
    </div>
  );
}

const justNow = (answer: Noted['answer']): Noted => ({
  answer,
  note: null,
  by: 'You',
  at: new Date().toISOString(),
});
