/** Returns whether a value is of a kind. */
export type Kind<T> = (value: unknown) => value is T

// These functions alone read data that judged code may have written. They refuse values that are of another kind, too long or too
// many.

export const wholeFrom =
  (least: number): Kind<number> =>
  (value): value is number =>
    Number.isSafeInteger(value) && (value as number) >= least

export const numberFrom =
  (least: number): Kind<number> =>
  (value): value is number =>
    Number.isFinite(value) && (value as number) >= least

export const textUpTo =
  (most: number): Kind<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= most

export const oneOf =
  <T extends string>(words: readonly T[]): Kind<T> =>
  (value): value is T =>
    words.includes(value as T)

export const listOf =
  <T>(kind: Kind<T>): Kind<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(kind)

/** Accepts records with names that judged code chooses. */
export const recordOf =
  <T>(kind: Kind<T>): Kind<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isRecord(value) && Object.values(value).every(kind)

/** Accepts exactly these fields. Those of `optional` may be missing or undefined. */
export const objectOf =
  <Needed extends object, Optional extends object = object>(
    needed: { [Name in keyof Needed]: Kind<Needed[Name]> },
    optional: { [Name in keyof Optional]: Kind<Optional[Name]> } = {} as never,
  ): Kind<Needed & Partial<Optional>> =>
  (value): value is Needed & Partial<Optional> => {
    if (!isRecord(value)) return false
    const kinds: Record<string, (value: unknown) => boolean> = {
      __proto__: null,
      ...needed,
      ...optional,
    } as never
    return (
      Object.keys(needed).every((name) => Object.hasOwn(value, name)) &&
      Object.entries(value).every(
        ([name, one]) => (one === undefined && !(name in needed)) || kinds[name]?.(one) === true,
      )
    )
  }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
