import type { UseFormReturn } from 'react-hook-form';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { TextField } from '@/components/ui/text-field';
import type { OwnCar } from '@/lib/trips/home-contact/own-cars';
import type { TypedPlan } from './typed-plan';

interface Props {
  form: UseFormReturn<TypedPlan>;
  cars: OwnCar[];
}

const labels = { make: 'Make and model', colour: 'Colour', registration: 'Registration' } as const;

/** What the police would look for and the household's cars lack. */
export const CarFields = ({ form, cars }: Props) => (
  <Card as="section" aria-labelledby="your-cars">
    <CardHeader title="Your cars" titleId="your-cars" />
    <CardBody className="space-y-4">
      <p className="text-muted">
        The police ask for them first. What you leave out is shown as “no details given”.
      </p>
      {cars.map(({ id, name, asks }) => (
        <fieldset key={id} className="space-y-3">
          <legend className="font-semibold">{name}</legend>
          {asks.map((field) => (
            <TextField
              key={field}
              label={labels[field]}
              optional
              autoComplete="off"
              maxLength={80}
              error={form.formState.errors.cars?.[id]?.[field]?.message}
              {...form.register(`cars.${id}.${field}`)}
            />
          ))}
        </fieldset>
      ))}
    </CardBody>
  </Card>
);
