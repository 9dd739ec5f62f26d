'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { copyText } from '@/components/ui/copy-text';
import { Icon } from '@/components/ui/icon';
import { TextareaField } from '@/components/ui/textarea-field';

interface Props {
  tripId: string;
  text: string;
}

/** Some browsers don't let a page copy; then the text is selected for the person to copy it. */
export function HeadcountCopy({ tripId, text }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');

  async function copy() {
    const copied = await copyText(text);
    setSaid(copied ? 'Copied' : 'Your browser wouldn’t copy it. It’s selected, so you can copy it yourself.');
    if (copied) return;
    box.current?.focus();
    box.current?.select();
  }

  return (
    <div className="space-y-4">
      <TextareaField
        ref={box}
        label="What campsites ask for"
        readOnly
        rows={text.split('\n').length}
        value={text}
      />
      <div className="flex flex-wrap gap-3">
        <Button icon={<Icon name="copy" />} onClick={copy} className="grow noscript:hidden" data-autofocus="">
          Copy
        </Button>
        <a
          href={`/api/trips/${tripId}/headcount.csv`}
          download
          className={buttonLook({ variant: 'secondary' }, 'grow')}
        >
          <span className="button-face">Spreadsheet (CSV)</span>
        </a>
      </div>
      <p role="status" className="text-meta text-muted">
        {said}
      </p>
    </div>
  );
}
