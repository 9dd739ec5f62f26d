import { command } from '../command';
import { startProduct } from './start-product';

/** `npm start` builds, sets up and serves the product. */
await command(() => startProduct());
