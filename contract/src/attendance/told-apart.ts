import { z } from 'zod'

/** Details that distinguish members of the same name. */
export const toldApart = {
  /** The passout year. */
  year: z.number().nullable(),
  batch: z.string().nullable(),
  /** The roll number. */
  roll: z.string().nullable(),
  branch: z.string().nullable(),
  /** The part of the email address before the @. */
  address: z.string().nullable(),
}

interface Apart {
  readonly year?: number | null | undefined
  readonly batch?: string | null | undefined
  readonly roll?: string | null | undefined
  readonly branch?: string | null | undefined
  readonly address?: string | null | undefined
}

/** `CSE A · 2028 · 24CS045 · CSE · meher.b`. */
export const apartWords = ({ year, batch, roll, branch, address }: Apart): string =>
  [batch, year, roll, branch, address].filter(Boolean).join(' · ')
