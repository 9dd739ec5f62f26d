import type { ReactNode } from 'react';
import type { VoteCall } from './vote-call';

interface Props extends Pick<VoteCall, 'question' | 'text'> {
  children?: ReactNode;
}

/** Below the question whether the reader comes, which it must not push down. */
export const VoteRow = ({ question, text, children }: Props) => (
  <section
    aria-labelledby="open-vote"
    className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-y border-line py-3"
  >
    <div className="min-w-0 flex-[1_1_10rem]">
      <h2 id="open-vote" className="font-sans text-row">
        {question}
      </h2>
      <p className="text-meta text-muted">{text}</p>
    </div>
    {children}
  </section>
);
