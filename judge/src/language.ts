export const languages = ['javascript', 'typescript', 'python', 'cpp'] as const
export type Language = (typeof languages)[number]

/** What one language is run by: JavaScript and TypeScript share theirs. */
export type Engine = 'javascript' | 'python' | 'cpp'

export const engineOf = (language: Language): Engine => (language === 'typescript' ? 'javascript' : language)
