import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageTypes } from './message-types.ts'

/** `npm run languages`, after a change of the English messages. */
writeFileSync(join(import.meta.dirname, 'src/platform/language/messages.ts'), messageTypes())
