import type { KeptLanguage } from '@callofcode/contract/solution/own-solution'

/** They are called so in every language. */
const names: Readonly<Record<KeptLanguage, string>> = {
  ...{ cpp: 'C++', python: 'Python', javascript: 'JavaScript', typescript: 'TypeScript', java: 'Java' },
  ...{ c: 'C', csharp: 'C#', go: 'Go', rust: 'Rust', kotlin: 'Kotlin', swift: 'Swift', scala: 'Scala' },
  ...{ ruby: 'Ruby', php: 'PHP', dart: 'Dart', sql: 'SQL' },
}
export const nameOfLanguage = (language: KeptLanguage): string => names[language]
