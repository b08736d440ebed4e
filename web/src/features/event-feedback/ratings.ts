/** What each rating means, the best first. */
export const RATINGS = [
  { value: '5', words: 'Great' },
  { value: '4', words: 'Good' },
  { value: '3', words: 'All right' },
  { value: '2', words: 'Not so good' },
  { value: '1', words: 'Bad' },
] as const
