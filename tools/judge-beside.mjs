import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root, step } from './step.mjs'

const WORK = '.cache/judge-build'
const work = join(root, WORK)
/** Packages that only the judge's tests need. */
const FOR_TESTS = ['@playwright/test', '@sparticuz/chromium', 'vitest']

/** Builds parts of the judge in a separate folder with its own packages, in the versions of the lock file. */
export async function makeBeside(stale) {
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  for (const part of ['src', 'build', 'library/library.tar.br', 'library/cpp', 'package.json'])
    cpSync(join(root, 'judge', part), join(work, 'judge', part), { recursive: true })
  cpSync(join(root, 'package-lock.json'), join(work, 'package-lock.json'))
  writeFileSync(join(work, 'package.json'), JSON.stringify(packagesNeeded(), null, 2))
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier']
  await step('Installing the judge', ['npm', 'install', '--ignore-scripts', '--omit=dev', ...quiet], {
    folder: WORK,
  })
  const PATH = `${join(work, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
  for (const { name, script, makes } of stale)
    await step(name, ['tsx', script, join(root, 'judge/dist', makes)], {
      folder: `${WORK}/judge`,
      environment: { PATH },
    })
  rmSync(work, { recursive: true, force: true })
}

function packagesNeeded() {
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))
  const [whole, judge] = [read('package.json'), read('judge/package.json')]
  const wanted = Object.entries({ ...judge.dependencies, ...judge.devDependencies })
  const dependencies = Object.fromEntries(wanted.filter(([name]) => !FOR_TESTS.includes(name)))
  return {
    name: 'judge-build',
    private: true,
    overrides: whole.overrides,
    dependencies: { ...dependencies, tsx: whole.devDependencies.tsx },
  }
}
