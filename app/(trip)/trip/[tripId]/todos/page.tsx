import { notFound } from 'next/navigation';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { AddTodo } from '@/components/trips/todos/add-todo';
import { TodoList } from '@/components/trips/todos/todo-list';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { siteDay } from '@/lib/trips/moment';
import { getTodoRows, todosOf } from '@/lib/trips/todos/get-todos';
import { tripHead } from '@/lib/trips/trip-head';
import { tripTitle } from '../trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
}

export const generateMetadata = tripTitle('To-dos');

export const unstable_dynamicStaleTime = 60;

export default async function TodosPage({ params }: Props) {
  const { tripId } = await params;
  const caller = await requireCaller(tripId);
  const [page, rows] = await Promise.all([tripHead(caller), getTodoRows(caller)]);
  if (!page || !rows) notFound();

  const { trip, role, people, ownId } = page;
  const now = new Date();
  const going = people.attendees;
  const own = going.some(({ household_id }) => household_id === ownId) ? ownId : null;
  const edits = own !== null || role !== null;
  const form = {
    path: `/api/trips/${trip.id}/todos`,
    households: going.map(({ household_id, profile_name }) => ({ household_id, name: profile_name })),
    own,
  };
  return (
    <TripFrame page={page} part="todos" now={now} action={edits && <AddTodo {...form} />}>
      <TodoList
        {...form}
        {...todosOf(page, rows)}
        today={siteDay(page, now)}
        tints={page.tints}
        ownId={ownId}
        organises={role !== null}
        edits={edits}
      />
      {edits && <AddTodo {...form} className="mt-6 w-full lg:hidden" />}
    </TripFrame>
  );
}
