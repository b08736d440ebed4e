import type { Plugin } from 'vite'

const CHOICE = /module\.exports = require\('([^']+\.production\.js)'\)/
const NEEDED = /require\("([^"]+)"\)/g
const GIVEN = /\bexports\.(\w+) =/g

/**
 * React is published in the old module format. A bundler's wrapper for it becomes a separate file that every page fetches first,
 * and that runs at each use of `useState`. This plugin turns React into regular modules.
 */
export const reactModules = (): Plugin => ({
  name: 'react-modules',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  transform: {
    filter: { id: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store)[\\/].*\.js$/ },
    handler(code) {
      const [, chosen] = CHOICE.exec(code) ?? []
      if (chosen) return { code: `export * from '${chosen}'\nexport { default } from '${chosen}'`, map: null }
      const needed = [...new Set(Array.from(code.matchAll(NEEDED), ([, name = '']) => name))]
      const given = [...new Set(Array.from(code.matchAll(GIVEN), ([, name = '']) => name))]
      return {
        code: [
          ...needed.map((name, at) => `import needed${at} from '${name}'`),
          'const exports = {}',
          code.replace(NEEDED, (_, name: string) => `needed${needed.indexOf(name)}`),
          ...given.map((name) => `const given_${name} = exports.${name}`),
          `export { ${['exports as default', ...given.map((name) => `given_${name} as ${name}`)].join(', ')} }`,
        ].join('\n'),
        map: null,
      }
    },
  },
})
