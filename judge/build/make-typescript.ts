import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { minifySync } from 'rolldown/utils'
import ts from 'typescript'
import { PACKAGES } from '../src/javascript/packages.ts'
import { COMPILER, LIBRARIES, MODULES, WORLD } from '../src/typescript/compiler.ts'
import { countSteps } from './count-steps.ts'

const require = createRequire(import.meta.url)
const lib = join(dirname(require.resolve('typescript/package.json')), 'lib')

/** Builds the checker of TypeScript, which counts its steps, and the declarations of the modules that programs can use. */
export async function makeTypeScript(folder: string) {
  const counted = countSteps(chargingTexts(await withoutUnused(await compilerText())))
  const { code } = minifySync(COMPILER, counted, { module: true })
  await writeFile(join(folder, COMPILER), code)
  const write = (name: string, files: Map<string, string>) =>
    writeFile(join(folder, name), JSON.stringify(Object.fromEntries(files)))
  const parts = [WORLD, MODULES].map((name) => declared(join(import.meta.dirname, '../src/typescript', name)))
  const world = (await Promise.all(parts)).join('')
  const named = [...PACKAGES['data-structures'].from, '@datastructures-js/heap']
  const queues = await Promise.all(named.map((name) => filesOf(name)))
  const files = [...(await language()), [WORLD, world] as const, ...queues.flat()]
  await write(LIBRARIES.always, new Map(files))
  await write(LIBRARIES.lodash, new Map(await filesOf('@types/lodash', 'lodash')))
}

/**
 * Returns the command `tsc` without its last lines, which start it. It is smaller than the package's library, which contains the
 * parts for editors.
 */
async function compilerText(): Promise<string> {
  const text = await readFile(join(lib, '_tsc.js'), 'utf8')
  const end = text.indexOf('// src/tsc/tsc.ts')
  if (end < 0) throw new Error('The command tsc begins in another way.')
  return `${NO_NODE}${text.slice(0, end)}\nexport { createProgram, createSourceFile, decodeMappings, flattenDiagnosticMessageText, forEachChild, getLineAndCharacterOfPosition }\n`
}

/** Charges one step for each character of a text that is a type, because types can double a text without a loop. */
function chargingTexts(text: string): string {
  const begin = 'function getStringLiteralType(value) {'
  if (text.split(begin).length !== 2) throw new Error('The compiler makes types of texts in another way.')
  return text.replace(begin, `${begin} for (let at = 0; at < value.length; at++) {}`)
}

/** The checker must find the same environment everywhere as in browsers. */
const NO_NODE = 'var require, process, performance;\n'

async function withoutUnused(text: string): Promise<string> {
  const bundle = await rolldown({
    input: COMPILER,
    platform: 'neutral',
    treeshake: { unknownGlobalSideEffects: false, propertyReadSideEffects: false },
    plugins: [
      {
        name: 'compiler',
        resolveId: (id) => (id === COMPILER ? id : { id, external: true }),
        load: (id) => (id === COMPILER ? text : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  return output[0].code
}

/** Returns the declarations of the language, with the files that they reference. */
async function language(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const add = async (name: string) => {
    const file = `lib.${name}.d.ts`
    if (found.has(file)) return
    found.set(file, '')
    const { libReferenceDirectives } = ts.preProcessFile(await readFile(join(lib, file), 'utf8'))
    for (const { fileName } of libReferenceDirectives) await add(fileName)
    found.set(file, await declared(join(lib, file)))
  }
  await add('es2025')
  await add('decorators.legacy')
  return found
}

/** Returns the declarations of a package, with the files that they reference. */
async function filesOf(name: string, as = name): Promise<[string, string][]> {
  const home = dirname(require.resolve(`${name}/package.json`))
  const found = new Map<string, string>()
  const add = async (file: string) => {
    if (found.has(`${as}/${file}`)) return
    found.set(`${as}/${file}`, await declared(join(home, file)))
    const { importedFiles, referencedFiles } = ts.preProcessFile(await readFile(join(home, file), 'utf8'))
    const near = importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    const named = [
      ...near.map(({ fileName }) => `${fileName}.d.ts`),
      ...referencedFiles.map((one) => one.fileName),
    ]
    for (const next of named) await add(join(dirname(file), next))
  }
  await add('index.d.ts')
  return [...found]
}

/** Returns a declaration file without comments, which nobody reads there. */
async function declared(path: string): Promise<string> {
  const text = await readFile(path, 'utf8')
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  return ts.createPrinter({ removeComments: true }).printFile(source)
}
