import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'
import { language } from '../text.ts'

export const languageMessages = { saved: sentence('language.saved', 'Language saved') } as const

/** Null if the browser's setting applies. A language that the site lacks counts as none. */
const chosen = z.object({ language: language.nullable() })
const answer = z.object({ data: chosen })

export const getLanguage = endpoint({
  method: 'GET',
  path: '/members/me/language',
  summary: 'The language in which you read the site; null where your browser’s wish counts',
  callers: 'member',
  answer,
})

export const saveLanguage = endpoint({
  method: 'PATCH',
  path: '/members/me/language',
  summary: 'Choose the language in which you read the site; null for what your browser asks for',
  callers: 'member',
  body: z.strictObject(chosen.shape),
  answer,
})
