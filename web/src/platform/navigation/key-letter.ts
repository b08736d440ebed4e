export interface PressedKey {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** What a key writes on a layout of another script, such as Devanagari or Cyrillic. Names of keys, digits and signs are ASCII. */
const OF_OTHER_SCRIPT = /^[^\p{ASCII}\p{Script=Latin}]+$/u

/**
 * The letter by which a shortcut is known. The layout decides (on Dvorak and AZERTY letters stand in other places); where it writes no
 * Latin letters the place of the key does.
 */
export function letterOf({ key, code }: Pick<PressedKey, 'key' | 'code'>): string | undefined {
  const letter = OF_OTHER_SCRIPT.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : key
  return letter && /^[a-z]$/i.test(letter) ? letter.toLowerCase() : undefined
}

/** Ctrl, or ⌘ on a Mac, with this letter and nothing else. */
export const isCommand = (pressed: PressedKey, letter: string) =>
  pressed.ctrlKey !== pressed.metaKey && !pressed.altKey && !pressed.shiftKey && letterOf(pressed) === letter
