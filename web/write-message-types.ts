import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mailCatalogues, mailMessageTypes, messageTypes, wordsTypes } from './message-types.ts'

const pages = join(import.meta.dirname, 'src/platform/language')
const mail = join(import.meta.dirname, '../server/src/platform/mail')

/** `npm run languages`: run it after a change of the English messages, or of the texts of mails in any language. */
writeFileSync(join(pages, 'messages.ts'), messageTypes())
writeFileSync(join(pages, 'words-of-parts.d.ts'), wordsTypes())
writeFileSync(join(mail, 'mail-messages.ts'), mailMessageTypes())
writeFileSync(join(mail, 'mail-catalogues.json'), mailCatalogues())
