import { command } from '../command';
import { startProduct } from './start-product';

/** `npm start`: the production build, with all that it needs. */
await command(() => startProduct());
