import 'server-only';
import { log } from '../log';
import { clearRefusal, noteRefusal } from './refused-addresses';
import { AddressRefused, deliver, type Transport } from './transports';

/** Keeps the list of addresses that refuse mail. An address on the list still gets mails. */
export const handOver: Transport = async (mail, id) => {
  try {
    await deliver(mail, id);
  } catch (error) {
    if (error instanceof AddressRefused) await quietly(noteRefusal(mail.to, 'refused', error.message));
    throw error;
  }
  await quietly(clearRefusal(mail.to, 'refused'));
};

async function quietly(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => log.warn({ err: error }, 'a refused address could not be noted'));
}
