import { words } from '../../platform/language/words.ts'

/** What the map of topics says. */
export const say = words('topic-map')
