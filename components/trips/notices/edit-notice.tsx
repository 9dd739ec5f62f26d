'use client';

import { useRouter } from 'next/navigation';
import { type SyntheticEvent, useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { TextareaField } from '@/components/ui/textarea-field';
import { api } from '@/lib/api-client';
import { useNoticeText } from './use-notice-text';

export interface EditNoticeProps {
  path: string;
  text: string;
  onDone: () => void;
}

export function EditNotice({ path, text: before, onDone }: EditNoticeProps) {
  const router = useRouter();
  const { text, setText, refusal, field, save, pending } = useNoticeText(before);
  useEffect(() => field.current?.focus(), [field]);

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    save(
      () => api.patch(path, { text }),
      () => {
        router.refresh();
        onDone();
      },
    );
  };

  return (
    <form onSubmit={send} noValidate className="mt-1 space-y-3">
      <TextareaField
        ref={field}
        label="Your notice"
        hideLabel
        rows={2}
        maxLength={2000}
        value={text}
        error={refusal}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={pending} pendingText="Saving…">
          Save
        </Button>
        <Button variant="quiet" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
