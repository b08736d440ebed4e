export interface PressedKey {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/**
 * The character of a key on a layout of another script, such as Devanagari or Cyrillic. Names of keys, digits and signs are
 * ASCII.
 */
const OF_OTHER_SCRIPT = /^[^\p{ASCII}\p{Script=Latin}]+$/u

/**
 * Returns the letter of a shortcut. The layout decides, because letters have other places on Dvorak and AZERTY. On a layout
 * without Latin letters the place of the key decides.
 */
export function letterOf({ key, code }: Pick<PressedKey, 'key' | 'code'>): string | undefined {
  const letter = OF_OTHER_SCRIPT.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : key
  return letter && /^[a-z]$/i.test(letter) ? letter.toLowerCase() : undefined
}

/** Returns whether it is Ctrl, or ⌘ on a Mac, with only this letter. */
export const isCommand = (pressed: PressedKey, letter: string) =>
  pressed.ctrlKey !== pressed.metaKey && !pressed.altKey && !pressed.shiftKey && letterOf(pressed) === letter
