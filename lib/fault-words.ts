/** The specification's heading for an unhandled fault, and the text below it. */
export const faultTitle = 'Unexpected Application Error!';
export const faultText =
  'Something went wrong on our side. What you saved is safe. Please try again in a moment.';
