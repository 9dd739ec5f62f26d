/** Heading and text of the page for an unhandled error. spec.md prescribes the heading. */
export const faultTitle = 'Unexpected Application Error!';
export const faultText =
  'Something went wrong on our side. What you saved is safe. Please try again in a moment.';
/** Words before the request's id. */
export const faultReference = 'If it happens again, tell us this number:';
