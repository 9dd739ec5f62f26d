/** The heading of the page for an unhandled error, as spec.md words it, and the text below it. */
export const faultTitle = 'Unexpected Application Error!';
export const faultText =
  'Something went wrong on our side. What you saved is safe. Please try again in a moment.';
