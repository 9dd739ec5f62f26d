// Plain JavaScript, because in tests Node runs this file as it is.
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

parentPort.on('message', ({ id, call, args }) => {
  try {
    parentPort.postMessage({ id, value: bcrypt[call](...args) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});
