/** The bare page behind the middleware. */
export { default } from '../page';
