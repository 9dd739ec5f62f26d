import 'server-only';
import { PrismaAdapter } from '@auth/prisma-adapter';
import type { Account as NextAuthAccount } from 'next-auth';
import type { Adapter, AdapterAccount, AdapterUser } from 'next-auth/adapters';
import { withAsciiDomain } from '@/lib/email';
import { db } from '../db/client';
import { type Identity, linkGoogle } from './google-link';
import type { Account } from './viewer';

/**
 * Unlike next-auth's own, confirms the user, stores no token of the provider, and saves user and identity in
 * one transaction, so that a crash leaves no user who can't sign in. `linking` returns the account that links
 * this identity.
 */
export function authAdapter(
  identity: () => NextAuthAccount | Identity | undefined,
  linking: () => Account | undefined = () => undefined,
): Adapter {
  // The adapter's types expect the client of @prisma/client, but ours is generated in another folder.
  const base = PrismaAdapter(db as unknown as Parameters<typeof PrismaAdapter>[0]) as Adapter;
  return {
    ...base,
    getUserByEmail: (email) => base.getUserByEmail?.(withAsciiDomain(email)) ?? null,
    createUser: async (signedIn: Omit<AdapterUser, 'id'>) => {
      const email = withAsciiDomain(signedIn.email);
      const accounts = identity();
      const user = await db.$transaction(async (tx) => {
        // Nobody who started an earlier sign-up with this address has proved that they own it.
        await tx.pendingSignup.deleteMany({ where: { email } });
        return tx.user.create({
          data: {
            email,
            name: signedIn.name ?? email,
            confirmedAt: new Date(),
            ...(accounts && { accounts: { create: pick(accounts) } }),
          },
        });
      });
      return { id: user.id, email: user.email, name: user.name, emailVerified: user.confirmedAt };
    },
    linkAccount: async (account: AdapterAccount) => {
      const linker = linking();
      if (linker) return linkGoogle(linker, pick(account));
      const data = { userId: account.userId, ...pick(account) };
      const { provider, providerAccountId } = data;
      const where = { provider_providerAccountId: { provider, providerAccountId } };
      await db.account.upsert({ where, create: data, update: {} });
    },
  };
}

const pick = ({ type, provider, providerAccountId }: Identity): Identity => ({
  type,
  provider,
  providerAccountId,
});
