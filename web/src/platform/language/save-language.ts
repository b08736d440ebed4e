import { saveLanguage } from '@callofcode/contract/member/language'
import { call } from '../api/client.ts'

export const saveOwnLanguage = (language: string | null) => call(saveLanguage, { body: { language } })
