import { words } from './words.ts'

/** What every page may say. */
export const say = words('core')
