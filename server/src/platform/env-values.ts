import { z } from 'zod'

/** A whole number in bounds. */
export function between(lowest: number, highest: number) {
  const error =
    highest < Number.MAX_SAFE_INTEGER
      ? `must be a whole number from ${lowest} to ${highest}`
      : `must be a whole number, at least ${lowest}`
  return z.coerce.number({ error }).int({ error }).min(lowest, { error }).max(highest, { error })
}
export const whole = (fallback: number, lowest = 0) =>
  between(lowest, Number.MAX_SAFE_INTEGER).default(fallback)
export const optionalUrl = (...protocols: string[]) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`,
    })
    .optional()
