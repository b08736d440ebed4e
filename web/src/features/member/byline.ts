import { memberPageMessages } from '@callofcode/contract/member/member-page'
import { toldOf } from '../../platform/language/told.ts'

/** Who wrote something, as its row names them: the name stays as text after the account is gone. */
export const byline = (name: string) => toldOf([memberPageMessages.deletedMember], name)
