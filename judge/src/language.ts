export const languages = ['javascript', 'typescript', 'python', 'cpp', 'java'] as const
export type Language = (typeof languages)[number]

/** The engine that runs a language, or checks it. That of TypeScript produces JavaScript, and runs nothing. */
export type Engine = Language

export const engineOf = (language: Language): Exclude<Engine, 'typescript'> =>
  language === 'typescript' ? 'javascript' : language

/** Returns all engines that a program of a language needs, from its text to its result. */
export const enginesOf = (language: Language): Engine[] =>
  language === 'typescript' ? ['typescript', 'javascript'] : [language]

/**
 * The unit of a run's cost. `fuel` counts instructions and is the same everywhere. `clock` is CPU time on one machine, in
 * microseconds. Such verdicts are not reused, and browsers cannot produce them.
 */
export type Counted = 'fuel' | 'clock'
const counted: Record<Exclude<Engine, 'typescript'>, Counted> = {
  javascript: 'fuel',
  python: 'fuel',
  cpp: 'fuel',
  java: 'clock',
}
export const countedBy = (language: Language): Counted => counted[engineOf(language)]
