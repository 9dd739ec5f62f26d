'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useDraft, useFormDraft } from '@/components/ui/drafts';
import { fieldsOf } from '@/components/ui/fields-of';
import { SelectField } from '@/components/ui/select-field';
import { showRefusal } from '@/components/ui/show-refusal';
import { TextareaField } from '@/components/ui/textarea-field';
import { useToast } from '@/components/ui/toast';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import { reasonWords, reportReasons } from '@/lib/campsites/reports/reasons';

const reasons = reportReasons.map((value) => ({ value, label: reasonWords[value] }));

const ownTab = 'underline underline-offset-4 hover:text-ink';

interface Props {
  site: { id: string; name: string };
  className?: string;
}

export function ReportSite({ site, className }: Props) {
  const [open, setOpen] = useState(false);
  useDraft('open: report', () => open || undefined, setOpen);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        Report a problem
      </button>
      {open && <ReportDialog site={site} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReportDialog({ site, onClose }: Pick<Props, 'site'> & { onClose: () => void }) {
  const toast = useToast();
  const form = useSchemaForm(
    () => import('@/lib/campsites/reports/schema').then((schemas) => schemas.siteReport),
    { defaultValues: { message: '' } },
  );
  const { errors, isSubmitting } = form.formState;
  const field = fieldsOf(form);
  useFormDraft(form, 'report');

  const send = form.handleSubmit(async (report) => {
    try {
      const { message } = await api.post<{ message: string }>(`/api/locations/${site.id}/report`, report);
      toast.show({ text: message, tone: 'success' });
      onClose();
    } catch (error) {
      showRefusal(form, error, { failed: 'Your report could not be sent. Please try again.' });
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title="Report a problem"
      description={`What you write about ${site.name} goes to the Campmates team, with your name and email address.`}
    >
      <form onSubmit={send} noValidate className="space-y-5">
        {errors.root && <Alert>{errors.root.message}</Alert>}
        <SelectField label="What’s wrong?" placeholder="Choose one" options={reasons} {...field('reason')} />
        {form.watch('reason') === 'wrong' && (
          <p className="text-sm text-muted">
            Been there? {/* In a tab of its own, so that what is typed here stays. */}
            <a href={`/campsite/${site.id}#tell`} target="_blank" rel="noreferrer" className={ownTab}>
              Tell campers what you saw
            </a>{' '}
            on its page: they see it at once.
          </p>
        )}
        <TextareaField label="Tell us more" optional {...field('message')} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isSubmitting} pendingText="Sending…">
            Send report
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
