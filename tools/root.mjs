import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, wherever a command was started from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
