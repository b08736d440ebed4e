import { perLocale } from '../../platform/language/reader.ts'
import { words } from '../../platform/language/words.ts'

/** What is said of questions that were merged or split. */
export const say = words('question-merge')

const list = perLocale((locale) => new Intl.ListFormat(locale))
export const listed = (names: readonly string[]) => list().format(names.map((name) => `“${name}”`))
