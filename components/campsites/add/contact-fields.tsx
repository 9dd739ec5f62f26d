import { TextField } from '@/components/ui/text-field';
import type { SiteForm } from './site-values';

/** The fields for the site's contact. */
export function ContactFields({ form }: { form: SiteForm }) {
  const { errors } = form.formState;
  return (
    <>
      <div className="grid gap-7 sm:grid-cols-2 sm:gap-4">
        <TextField
          label="Campsite’s phone"
          optional
          type="tel"
          autoComplete="off"
          error={errors.phone_contact?.message}
          {...form.register('phone_contact')}
        />
        <TextField
          label="Campsite’s email"
          optional
          type="email"
          autoComplete="off"
          error={errors.email_contact?.message}
          {...form.register('email_contact')}
        />
      </div>
      <TextField
        label="Campsite’s website"
        optional
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        error={errors.campsite_url?.message}
        {...form.register('campsite_url')}
      />
    </>
  );
}
