import { sentence } from './sentence.ts'

/** What any call may be answered with. Every page loads this file, so it holds no other text. */
export const callMessages = {
  sessionExpired: sentence('sessionExpired', 'Your session has expired. Please login again.'),
  accessDenied: sentence('accessDenied', 'Access Denied'),
  badRequest: sentence('badRequest', 'Bad request'),
  serverError: sentence('serverError', 'Server error. Please try again later.'),
  networkError: sentence('networkError', 'Network error. Please check your connection.'),
  notFound: sentence('notFound', 'There is nothing at this address.'),
  tooMany: sentence('tooMany', 'Too many requests. Please try again later.'),
  stale: sentence('stale', 'Somebody changed this in the meantime. Load it again.'),
  tooLarge: sentence('tooLarge', 'That is too large to be sent.'),
} as const
