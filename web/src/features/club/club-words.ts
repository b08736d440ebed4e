import { words } from '../../platform/language/words.ts'

/** What club says. */
export const say = words('club')
