/** The languages that readers may choose, each by its own name. */
declare module 'virtual:language-names' {
  export const names: Readonly<Record<string, string>>
}

/** The module that `web/language-modules.ts` generates. */
declare module 'virtual:languages' {
  type Catalogue = Readonly<Record<string, import('icu-minify/format').CompiledMessage>>

  /** Every language. Empty in browsers. */
  export const facts: Readonly<Record<string, import('@callofcode/contract/page').LanguageFacts>>
  export const catalogues: Readonly<Record<string, Readonly<Record<string, Catalogue>>>>
}
