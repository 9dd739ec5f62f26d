// The thread that lib/server/auth/password-worker.ts starts. Plain JavaScript: Node runs this very file in tests.
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

parentPort.on('message', ({ id, call, args }) => {
  try {
    parentPort.postMessage({ id, value: bcrypt[call](...args) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});
