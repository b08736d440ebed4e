import c from 'shiki/langs/c.mjs'

// Uses C's grammar with the words of C++. The full C++ grammar takes over a second to load, and ten times as long for every
// block, on the thread that answers requests. For a blog's code, the result looks alike.
const WORDS = `alignas alignof and auto bool catch class co_await co_return co_yield concept const_cast consteval
  constexpr constinit decltype delete dynamic_cast explicit export final friend import module mutable namespace new
  noexcept not nullptr_t operator or override private protected public reinterpret_cast requires static_assert
  static_cast template this thread_local throw try typeid typename using virtual xor`

const word = (words: string) => `(?<!\\w)(?:${words.trim().split(/\s+/).join('|')})(?!\\w)`

const extra = [
  { match: word(WORDS), name: 'keyword.other.cpp' },
  { match: word('nullptr true false'), name: 'constant.language.cpp' },
  { match: '(?<=(?:class|struct|namespace|typename)\\s)\\s*[A-Za-z_]\\w*', name: 'entity.name.type.cpp' },
]

export const cppGrammar = c.map((grammar) => ({
  ...grammar,
  name: 'cpp',
  scopeName: 'source.cpp',
  aliases: [],
  patterns: [...extra, ...(grammar.patterns ?? [])],
  repository: {
    ...grammar.repository,
    // Included in every place where words may occur.
    storage_types: { patterns: [...extra, ...(grammar.repository?.storage_types?.patterns ?? [])] },
  },
}))
