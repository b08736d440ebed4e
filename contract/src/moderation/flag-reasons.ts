/** Why a post is reported, and for what a member is warned or paused. */
export const FLAG_REASONS = [
  'Spam',
  'Rude or abusive',
  'Off topic',
  'Gives a solution away',
  'Other',
] as const
