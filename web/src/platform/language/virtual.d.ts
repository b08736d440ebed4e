/** The languages that readers may choose, each by its own name. */
declare module 'virtual:language-names' {
  export const names: Readonly<Record<string, string>>
}

/** What `web/language-modules.ts` makes. */
declare module 'virtual:languages' {
  type Catalogue = Readonly<Record<string, import('icu-minify/format').CompiledMessage>>

  /** Every language; empty in browsers. */
  export const facts: Readonly<Record<string, import('@callofcode/contract/page').LanguageFacts>>
  export const catalogues: Readonly<Record<string, Readonly<Record<string, Catalogue>>>>
}
