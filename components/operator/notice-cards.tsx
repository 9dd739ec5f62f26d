'use client';

import { useRouter } from 'next/navigation';
import { useForm } from 'react-hook-form';
import { api } from '@/lib/api-client';
import type { Notice } from '@/lib/operator/notice/schema';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Card, CardBody } from '../ui/card';
import { fieldsOf } from '../ui/fields-of';
import { LocalTime } from '../ui/local-time';
import { showRefusal } from '../ui/show-refusal';
import { TextField } from '../ui/text-field';
import { TextareaField } from '../ui/textarea-field';
import { useToast } from '../ui/toast';
import { useAction } from '../ui/use-action';
import { useDecides } from './decides';

export function NoticeCards({ notice }: { notice: Notice | null }) {
  const decides = useDecides();
  return (
    <>
      <Card>
        {notice ? (
          <ShownNotice notice={notice} />
        ) : (
          <CardBody className="text-muted">No notice is shown.</CardBody>
        )}
      </Card>
      {decides && (
        <Card>
          <NoticeForm />
        </Card>
      )}
    </>
  );
}

function ShownNotice({ notice: { text, until } }: { notice: Notice }) {
  const router = useRouter();
  const { run, pending, failure } = useAction();
  const takeDown = () => run(() => api.put('/api/operator/notice', { text: null }), router.refresh);
  return (
    <CardBody className="space-y-3">
      <p className="wrap-anywhere">“{text}”</p>
      <p className="text-sm text-muted">
        Shown until <LocalTime at={until} />
      </p>
      {failure && <Alert>{failure}</Alert>}
      {useDecides() && (
        <Button variant="secondary" pending={pending} onClick={takeDown}>
          Take it down
        </Button>
      )}
    </CardBody>
  );
}

function NoticeForm() {
  const router = useRouter();
  const toast = useToast();
  const form = useForm({ defaultValues: { text: '', until: '' } });
  const { errors, isSubmitting } = form.formState;
  const field = fieldsOf(form);

  const show = form.handleSubmit(async ({ text, until }) => {
    try {
      await api.put('/api/operator/notice', { text, until: new Date(until).toISOString() });
      form.reset();
      toast.show({ text: 'Everybody sees it when they next load a page.', tone: 'success' });
      router.refresh();
    } catch (error) {
      showRefusal(form, error);
    }
  });

  return (
    <form onSubmit={show} noValidate className="space-y-4 p-5">
      {errors.root?.message && <Alert>{errors.root.message}</Alert>}
      <TextareaField
        label="Notice"
        hint="One or two sentences. Everybody sees them, also before logging in."
        rows={2}
        maxLength={200}
        {...field('text', { required: 'Please write the notice.' })}
      />
      <TextField
        label="Show it until"
        type="datetime-local"
        className="max-w-60"
        {...field('until', { required: 'Please choose a day and a time.' })}
      />
      <Button type="submit" pending={isSubmitting}>
        Show on every page
      </Button>
    </form>
  );
}
