import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../step.mjs'

/**
 * Returns whether this copy was installed and built completely and never changes again, as in an image. A start then checks,
 * installs and builds nothing. The `Dockerfile` creates the file as its last step.
 */
export const isSealed = () => existsSync(join(root, '.cache/sealed'))
