export const faultTitle = 'Unexpected Application Error!';
export const faultText =
  'Something went wrong on our side. What you saved is safe. Please try again in a moment.';
export const faultReference = 'If it happens again, tell us this number:';
