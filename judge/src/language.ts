export const languages = ['javascript', 'typescript', 'python', 'cpp', 'java'] as const
export type Language = (typeof languages)[number]

/** What runs a language. JavaScript and TypeScript share an engine. */
export type Engine = 'javascript' | 'python' | 'cpp' | 'java'

export const engineOf = (language: Language): Engine => (language === 'typescript' ? 'javascript' : language)

/**
 * The unit of a run's cost. `fuel` counts instructions and is the same everywhere. `clock` is CPU time on one machine,
 * in microseconds: such verdicts are not reused, and browsers cannot give them.
 */
export type Counted = 'fuel' | 'clock'
const counted: Record<Engine, Counted> = { javascript: 'fuel', python: 'fuel', cpp: 'fuel', java: 'clock' }
export const countedBy = (language: Language): Counted => counted[engineOf(language)]
