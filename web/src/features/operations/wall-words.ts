import { say } from './operations-words.ts'

const WORDS: Readonly<Record<string, () => string>> = {
  'own process': () => say('wallProcess'),
  'empty environment': () => say('wallEnvironment'),
  'Node permissions': () => say('wallPermissions'),
  bubblewrap: () => 'bubblewrap',
  'no network': () => say('wallNetwork'),
  'no files': () => say('wallFiles'),
  'no other processes': () => say('wallProcesses'),
  'no capabilities': () => say('wallCapabilities'),
  'own user': () => say('wallUser'),
  'no further namespaces': () => say('wallNamespaces'),
}

/** A wall around the judge's sandbox, as the server names it, in the reader's language. */
export const wallWords = (wall: string) => (Object.hasOwn(WORDS, wall) ? (WORDS[wall]?.() ?? wall) : wall)
