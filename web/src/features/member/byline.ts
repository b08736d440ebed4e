import { memberPageMessages } from '@callofcode/contract/member/member-page'
import { toldOf } from '../../platform/language/told.ts'

/** Returns the author's name as it is stored. It stays as text after the account is gone. */
export const byline = (name: string) => toldOf([memberPageMessages.deletedMember], name)
