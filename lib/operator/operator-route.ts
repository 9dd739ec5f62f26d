import 'server-only';
import type { NextRequest } from 'next/server';
import type { z } from 'zod';
import { notFound } from '@/lib/errors';
import { type Account, accountOf } from '@/lib/server/auth/viewer';
import { endpoint, type Handle, type RouteSpec } from '@/lib/server/http/route';
import { findDesk, type Operator, requireOpenDesk } from './desk';

type Schema = z.ZodType | undefined;

/** Responds 404 to people who aren't operators, and otherwise as requireOpenDesk says. */
export const operatorRoute = <P extends Schema, Q extends Schema, B extends Schema, A>(
  spec: RouteSpec<P, Q, B, A>,
  handle: Handle<Operator, P, Q, B, A>,
) =>
  endpoint<Operator, P, Q, B, A>(
    { ...spec, access: 'operator' },
    async (request) => {
      const account = await accountOf(request);
      const changes = request.method !== 'GET' && request.method !== 'HEAD';
      const who = await requireOpenDesk(account, { changes });
      return { who, ...(account && { principal: { userId: account.userId } }) };
    },
    handle,
  );

/** The desk's only endpoint that an operator can use while the desk is closed. */
export const closedDeskRoute = <P extends Schema, Q extends Schema, B extends Schema, A>(
  spec: RouteSpec<P, Q, B, A>,
  handle: Handle<Account, P, Q, B, A>,
) =>
  endpoint<Account, P, Q, B, A>(
    { ...spec, access: 'operator' },
    async (request: NextRequest) => {
      const account = await accountOf(request);
      if (!account || !(await findDesk(account))) throw notFound();
      return { who: account, principal: { userId: account.userId } };
    },
    handle,
  );
