const SMALL = new Set(['and', 'or', 'of', 'the', 'with'])
const NAMES = new Map([
  ['dp-1d', 'Dynamic Programming: 1-D'],
  ['dp-2d', 'Dynamic Programming: 2-D'],
])

/** The name of a topic as it is read: `prefix-sum` is Prefix Sum. */
export const topicName = (slug: string) =>
  NAMES.get(slug) ??
  slug
    .split('-')
    .map((word) => (SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
