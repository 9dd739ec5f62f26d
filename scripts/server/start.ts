import { command } from '../command';
import { startProduct } from './start-product';

await command(() => startProduct());
