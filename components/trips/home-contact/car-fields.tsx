import type { BindField } from '@/components/ui/fields-of';
import { Kicker } from '@/components/ui/kicker';
import { TextField } from '@/components/ui/text-field';
import type { Asked } from '@/lib/trips/home-contact/car-details';
import type { OwnCar } from '@/lib/trips/home-contact/get-home-contact';

interface Props {
  field: BindField<`cars.${string}.${Asked}`>;
  cars: OwnCar[];
}

const labels = { make: 'Make and model', colour: 'Colour', registration: 'Registration' } as const;

/** What the police would look for and the household's cars lack. */
export const CarFields = ({ field, cars }: Props) => (
  <section aria-labelledby="your-cars" className="space-y-4">
    <Kicker id="your-cars">Your cars</Kicker>
    <p className="text-body text-muted">
      The police ask for them first. What you leave out is shown as “no details given”.
    </p>
    {cars.map(({ id, name, asks }) => (
      <fieldset key={id} className="space-y-3">
        <legend className="font-semibold">{name}</legend>
        {asks.map((detail) => (
          <TextField
            key={detail}
            label={labels[detail]}
            optional
            autoComplete="off"
            maxLength={80}
            {...field(`cars.${id}.${detail}`)}
          />
        ))}
      </fieldset>
    ))}
  </section>
);
