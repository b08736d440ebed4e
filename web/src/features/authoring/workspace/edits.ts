import { applyPatch, structuredPatch } from 'diff'

/** The texts of a problem by their paths. */
export type Files = Readonly<Record<string, string>>

/** An unsaved text: the version before the first change, and the current one. Null means that the file is absent. */
export interface Edit {
  readonly before: string | null
  readonly text: string | null
}
export type Edits = Readonly<Record<string, Edit>>

interface Saved {
  readonly files: Files
  readonly data: readonly { readonly path: string; readonly bytes: number }[]
}

/** Returns the saved texts. Of the tests that are files only the size is known here, which stands for their text. */
export const savedTexts = ({ files, data }: Saved): Files => ({
  ...files,
  ...Object.fromEntries(data.map(({ path, bytes }) => [path, `(${bytes} bytes)`])),
})

/** Letters that one call carries, and files. The server takes a little more. */
const MOST_LETTERS = 60_000
const MOST_FILES = 100

/** Returns the edits in portions, as one call carries only so much. */
export function portionsOf(edits: Edits): Edits[] {
  const portions: Record<string, Edit>[] = [{}]
  let letters = 0
  for (const [path, edit] of Object.entries(edits)) {
    const size = edit.text?.length ?? 0
    let last = portions.at(-1) ?? {}
    const files = Object.keys(last).length
    if (files > 0 && (letters + size > MOST_LETTERS || files === MOST_FILES)) {
      last = {}
      portions.push(last)
      letters = 0
    }
    last[path] = edit
    letters += size
  }
  return portions
}

const savedText = (files: Files, path: string) => files[path] ?? null

/** Returns the edits after a text was typed, or removed with null. A text back at its first version is no edit. */
export function withText(edits: Edits, files: Files, path: string, text: string | null): Edits {
  const { [path]: edit, ...others } = edits
  const saved = savedText(files, path)
  const before = edit ? edit.before : saved
  return text === before || text === saved ? others : { ...others, [path]: { before, text } }
}

export function without(edits: Edits, path: string): Edits {
  const { [path]: _, ...others } = edits
  return others
}

/** Returns the texts with the edits applied. */
export function textsOf(files: Files, edits: Edits): Files {
  const texts: Record<string, string> = { ...files }
  for (const [path, { text }] of Object.entries(edits)) {
    if (text === null) delete texts[path]
    else texts[path] = text
  }
  return texts
}

/** Returns the files that somebody else saved differently after they were changed here. */
export const conflictsOf = (files: Files, edits: Edits): string[] =>
  Object.entries(edits)
    .filter(([path, { before }]) => savedText(files, path) !== before)
    .map(([path]) => path)

/** Returns the edits that a newer saved state does not contain already. */
export const leftOf = (files: Files, edits: Edits): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([path, { text }]) => savedText(files, path) !== text))

/** Keeps the local text, although somebody else saved another one. */
export function keepMine(edits: Edits, files: Files, path: string, text = edits[path]?.text ?? null): Edits {
  const before = savedText(files, path)
  return text === before ? without(edits, path) : { ...edits, [path]: { before, text } }
}

/** Returns the edits with texts as they were before a change, whether they are saved by now or not. */
export function takenBack(edits: Edits, files: Files, before: Edits, paths: readonly string[]): Edits {
  const back: Record<string, Edit> = {}
  let left = edits
  for (const path of paths) {
    const edit = before[path]
    if (edit) back[path] = edit
    else left = files[path] === undefined ? withText(left, files, path, null) : without(left, path)
  }
  return { ...left, ...back }
}

/** Returns the edits after these were saved. Text typed meanwhile stays. */
export const afterSave = (edits: Edits, sent: Edits): Edits =>
  Object.fromEntries(
    Object.entries(edits).flatMap(([path, edit]) => {
      const saved = sent[path]
      if (!saved) return [[path, edit]]
      return saved.text === edit.text ? [] : [[path, { before: saved.text, text: edit.text }]]
    }),
  )

/** Merges both changes of one text, if they are in different places. */
export function mergedText({ before, text }: Edit, theirs: string | null): string | undefined {
  if (before === null || text === null || theirs === null) return undefined
  const merged = applyPatch(text, structuredPatch('', '', before, theirs), { fuzzFactor: 0 })
  return merged === false ? undefined : merged
}

/** Returns the paths in which two states differ. */
export const differingPaths = (one: Files, other: Files): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((path) => savedText(one, path) !== savedText(other, path))
    .sort()
