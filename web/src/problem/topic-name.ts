const SMALL = new Set(['and', 'or', 'of', 'the', 'with'])

/** The name of a topic as it is read: `prefix-sum` is Prefix Sum. */
export const topicName = (slug: string) =>
  slug
    .split('-')
    .map((word) => (SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
