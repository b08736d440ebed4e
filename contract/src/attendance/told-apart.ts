import { z } from 'zod'

/** By which members of one name are told apart. */
export const toldApart = {
  /** Of passing out. */
  year: z.number().nullable(),
  batch: z.string().nullable(),
  /** Of the email address, what stands before the @. */
  address: z.string().nullable(),
}

interface Apart {
  readonly year?: number | null | undefined
  readonly batch?: string | null | undefined
  readonly address?: string | null | undefined
}

/** `CSE A · 2028 · meher.b`. */
export const apartWords = ({ year, batch, address }: Apart): string =>
  [batch, year, address].filter(Boolean).join(' · ')
