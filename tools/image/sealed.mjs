import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../step.mjs'

/**
 * Whether this copy was installed and built as a whole and is never changed again, as in an image: nothing is looked
 * through, installed or built at a start. The file is made by the `Dockerfile`, after everything else.
 */
export const isSealed = () => existsSync(join(root, '.cache/sealed'))
