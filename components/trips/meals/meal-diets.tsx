import { type Diet, isAllergy } from '@/lib/trips/meals/diets';

/** The diets and allergies of the people who eat a meal. */
export const MealDiets = ({ diets }: { diets: Diet[] }) => (
  <section aria-label="Who eats this and avoids what">
    <p className="field-label">Allergies and diets at this meal</p>
    <ul className="meal-diets">
      {diets.map(({ household_id, name, diet }, index) => (
        <li key={`${household_id} ${index}`}>
          {name} <span className={isAllergy(diet) ? 'badge diet-allergy' : 'text-muted'}>{diet}</span>
        </li>
      ))}
    </ul>
  </section>
);
