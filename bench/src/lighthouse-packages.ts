import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './process.ts'

const FROM = join(root, 'bench/lighthouse')
const TO = join(root, '.cache/lighthouse')
const FILES = ['package.json', 'package-lock.json']

/** The part of Lighthouse's API that we use. Its own types are in a package that is not installed here. */
export type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: readonly string[]; disableStorageReset: boolean; logLevel: 'error' },
) => Promise<{ lhr: Report } | undefined>

export interface Report {
  readonly runtimeError?: { readonly message: string }
  readonly categories: Record<
    string,
    { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }
  >
  readonly audits: Record<
    string,
    {
      readonly title: string
      readonly score: number | null
      readonly details?: { items?: readonly unknown[] }
    }
  >
}

/** Installs Lighthouse with its 200 packages beside ours at its first use, in the versions of its own lock file. */
export async function openLighthouse(): Promise<Lighthouse> {
  if (!isInstalled()) install()
  const main = join(TO, 'node_modules/lighthouse/core/index.js')
  return (await import(pathToFileURL(main).href)).default
}

const isInstalled = () =>
  existsSync(join(TO, 'node_modules/.package-lock.json')) &&
  FILES.every((file) => readFileSync(join(FROM, file), 'utf8') === readFileSync(join(TO, file), 'utf8'))

function install() {
  mkdirSync(TO, { recursive: true })
  for (const file of FILES) cpSync(join(FROM, file), join(TO, file))
  console.log('Installing Lighthouse …')
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
  execFileSync('npm', ['ci', '--ignore-scripts', ...quiet], { cwd: TO, stdio: 'inherit' })
}
