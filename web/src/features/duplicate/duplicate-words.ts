import { words } from '../../platform/language/words.ts'

/** What duplicate says. */
export const say = words('duplicate')
