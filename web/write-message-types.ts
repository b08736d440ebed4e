import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mailCatalogues, mailMessageTypes, messageTypes } from './message-types.ts'

const mail = join(import.meta.dirname, '../server/src/platform/mail')

/** `npm run languages`, after a change of the English messages, or of what mails say in any language. */
writeFileSync(join(import.meta.dirname, 'src/platform/language/messages.ts'), messageTypes())
writeFileSync(join(mail, 'mail-messages.ts'), mailMessageTypes())
writeFileSync(join(mail, 'mail-catalogues.json'), mailCatalogues())
