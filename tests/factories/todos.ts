import { DELETE, PATCH } from '@/app/api/trips/[id]/todos/[todo]/route';
import { PUT as hide } from '@/app/api/trips/[id]/todos/hidden/route';
import { GET, POST } from '@/app/api/trips/[id]/todos/route';
import type { NewTodo, Todo, TodoChange, Todos } from '@/lib/trips/todos/schema';
import { call } from '../call';
import type { Person } from './people';

type Refusal = { error: string; fields?: Record<string, string> };
type Caller = Pick<Person, 'cookie'>;
type One = { todo: Todo } & Refusal;

const caller = (as?: Caller) => (as ? { as } : {});

export const readTodos = (id: string, as?: Caller) =>
  call<Todos & Refusal>(GET, 'GET', { ...caller(as), params: { id } });

export const postTodo = (id: string, body: Partial<Record<keyof NewTodo, unknown>>, as?: Caller) =>
  call<One>(POST, 'POST', { ...caller(as), params: { id }, body });

export const patchTodo = (
  id: string,
  todo: string,
  body: Partial<Record<keyof TodoChange, unknown>>,
  as?: Caller,
) => call<One>(PATCH, 'PATCH', { ...caller(as), params: { id, todo }, body });

export const deleteTodo = (id: string, todo: string, as?: Caller) =>
  call<{ id: string } & Refusal>(DELETE, 'DELETE', { ...caller(as), params: { id, todo } });

export const putHidden = (id: string, text: unknown, hidden: boolean, as?: Caller) =>
  call<Pick<Todos, 'suggestions'> & Refusal>(hide, 'PUT', {
    ...caller(as),
    params: { id },
    body: { text, hidden },
  });
