import type { ReactNode } from 'react';

interface Props {
  question: string;
  text: string;
  children?: ReactNode;
}

/**
 * Above the question whether the reader is going, because the dates and the campsite have to be
 * decided first.
 */
export const VoteFirst = ({ question, text, children }: Props) => (
  <section
    aria-labelledby="vote-first"
    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 rounded bg-wattle-soft px-4 py-3"
  >
    <div className="min-w-0 flex-[1_1_13rem]">
      <h2 id="vote-first" className="text-lg">
        {question}
      </h2>
      <p className="text-[0.9375rem]">{text}</p>
    </div>
    {children}
  </section>
);
