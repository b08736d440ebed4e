export const languages = ['javascript', 'typescript', 'python', 'cpp', 'java'] as const
export type Language = (typeof languages)[number]

/** What one language is run by: JavaScript and TypeScript share theirs. */
export type Engine = 'javascript' | 'python' | 'cpp' | 'java'

export const engineOf = (language: Language): Engine => (language === 'typescript' ? 'javascript' : language)

/**
 * What a run is measured in. `fuel` is counted instruction by instruction and the same everywhere; `clock` is the
 * processor's time on one machine, in microseconds: such a verdict is never kept, and no browser can give it.
 */
export type Counted = 'fuel' | 'clock'
const counted: Record<Engine, Counted> = { javascript: 'fuel', python: 'fuel', cpp: 'fuel', java: 'clock' }
export const countedBy = (language: Language): Counted => counted[engineOf(language)]
