import { words } from './words.ts'

/** What the parts say from which screens are made. */
export const say = words('parts')
