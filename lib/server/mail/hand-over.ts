import 'server-only';
import { db } from '../db/client';
import { log } from '../log';
import { failureWords } from './failure-words';
import { AddressRefused, deliver, type Transport } from './transports';

/** Keeps the list of addresses that refuse mail. An address on the list still gets mails. */
export const handOver: Transport = async (mail, id) => {
  try {
    await deliver(mail, id);
  } catch (error) {
    if (error instanceof AddressRefused) await quietly(noteRefusal(mail.to, error));
    throw error;
  }
  await quietly(db.refusedAddress.deleteMany({ where: { address: mail.to } }));
};

const noteRefusal = (address: string, { message }: Error) => db.$executeRaw`
  insert into refused_addresses (address, error) values (${address}::citext, ${failureWords(message)})
  on conflict (address) do update
    set error = excluded.error, times = refused_addresses.times + 1, last_at = now()`;

async function quietly(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => log.warn({ err: error }, 'a refused address could not be noted'));
}
