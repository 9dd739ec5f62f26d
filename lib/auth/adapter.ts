import 'server-only';
import { PrismaAdapter } from '@auth/prisma-adapter';
import type { Account } from 'next-auth';
import type { Adapter, AdapterAccount, AdapterUser } from 'next-auth/adapters';
import { db } from '../db';

type Identity = Pick<Account, 'type' | 'provider' | 'providerAccountId'>;

/**
 * The Prisma adapter, made to suit us: a person who comes with Google is confirmed by it, no token of the
 * provider is stored, and the user and their identity are saved together, so that a crash between the two
 * cannot lock the address out. `identity` is the one of the sign-in under way.
 */
export function authAdapter(identity: () => Identity | undefined): Adapter {
  // Its types are for the client under @prisma/client; ours is generated elsewhere.
  const base = PrismaAdapter(db as unknown as Parameters<typeof PrismaAdapter>[0]) as Adapter;
  return {
    ...base,
    createUser: async ({ email, name }: Omit<AdapterUser, 'id'>) => {
      const accounts = identity();
      const user = await db.$transaction(async (tx) => {
        // Whoever asked for an account with this address before never proved that it is theirs.
        await tx.pendingSignup.deleteMany({ where: { email } });
        return tx.user.create({
          data: {
            email,
            name: name ?? email,
            confirmedAt: new Date(),
            ...(accounts && { accounts: { create: pick(accounts) } }),
          },
        });
      });
      return { id: user.id, email: user.email, name: user.name, emailVerified: user.confirmedAt };
    },
    linkAccount: async (account: AdapterAccount) => {
      const data = { userId: account.userId, ...pick(account as Identity) };
      const { provider, providerAccountId } = data;
      const where = { provider_providerAccountId: { provider, providerAccountId } };
      await db.account.upsert({ where, create: data, update: {} });
    },
  };
}

const pick = ({ type, provider, providerAccountId }: Identity) => ({ type, provider, providerAccountId });
