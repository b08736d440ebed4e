import { words } from '../../platform/language/words.ts'

/** What handover says. */
export const say = words('handover')
