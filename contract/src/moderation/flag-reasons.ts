/** The reasons for reports of posts, and for warnings and pauses of members. */
export const FLAG_REASONS = [
  'Spam',
  'Rude or abusive',
  'Off topic',
  'Gives a solution away',
  'Other',
] as const
