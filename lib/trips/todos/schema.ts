import { z } from 'zod';
import { day, id, optionalDay, text } from '@/lib/fields';

const todoOrigins = ['added', 'booking', 'suggested'] as const;

const todo = z.object({
  id,
  text: z.string(),
  household_id: id.nullable(),
  due_on: day.nullable(),
  done: z.boolean(),
  /** The household that ticked it; null while it is open. */
  done_by: id.nullable(),
  /** The household that added it; null when it has left the trip. */
  by: id.nullable(),
  from: z.enum(todoOrigins),
});

export const suggestions = z.object({
  /** Leaves out to-dos that are on the list, and hidden suggestions. */
  suggestions: z.array(z.string()),
});

export const todos = suggestions.extend({
  todos: z.array(todo),
});

const todoText = text(200, 'Please say what there is to do.');

export const newTodo = z.object({ text: todoText, household_id: id.nullish(), due_on: optionalDay });

/** A field that is left out keeps its value; null removes the household or the date. */
export const todoChange = z
  .object({
    text: todoText,
    household_id: id.nullable(),
    due_on: optionalDay,
    done: z.boolean('This must be true or false.'),
  })
  .partial();

export const hiddenSuggestion = z.object({
  text: todoText,
  hidden: z.boolean('This must be true or false.'),
});

/** An empty household means that nobody is to do it. */
export const todoWords = z.object({ text: todoText, household_id: z.string(), due_on: optionalDay });

export const oneTodo = z.object({ todo });

export type Todo = z.output<typeof todo>;
export type Todos = z.output<typeof todos>;
export type NewTodo = z.output<typeof newTodo>;
export type HiddenSuggestion = z.output<typeof hiddenSuggestion>;
export type TodoChange = z.output<typeof todoChange>;
