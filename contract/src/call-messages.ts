/** What any call may be answered with. Every page loads this file, so it holds no other text. */
export const callMessages = {
  sessionExpired: 'Your session has expired. Please login again.',
  accessDenied: 'Access Denied',
  badRequest: 'Bad request',
  serverError: 'Server error. Please try again later.',
  networkError: 'Network error. Please check your connection.',
  notFound: 'There is nothing at this address.',
  tooMany: 'Too many requests. Please try again later.',
  stale: 'Somebody changed this in the meantime. Load it again.',
  tooLarge: 'That is too large to be sent.',
} as const
