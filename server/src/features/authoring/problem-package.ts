import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Refusal } from '@callofcode/content/checker/command-line'
import { packageName, packageOf } from '@callofcode/content/checker/export-command'
import { readPackage } from '@callofcode/content/checker/import-command'
import { judgedModules } from '@callofcode/content/enclosed-problem'
import { BadProblem } from '@callofcode/content/problem'
import { readProblem } from '@callofcode/content/problem-folder'
import { testsOf } from '@callofcode/content/problem-tests'
import {
  AUTHORED_PATH,
  authoringMessages,
  type PackageFormat,
  type packageAbout,
} from '@callofcode/contract/authoring/authoring'
import { sentence } from '@callofcode/contract/sentence'
import { zip } from 'fflate'
import type { z } from 'zod'
import { badInput, conflict } from '../../platform/failure.ts'
import { inWorkFolder } from '../../platform/work-folder.ts'
import type { Files } from './authoring-tables.ts'
import { readZip } from './read-zip.ts'

type About = z.output<typeof packageAbout>

export interface ReadPackage {
  slug: string
  files: Files
  /** Notes about parts that could not be imported or need work. */
  notes: string[]
}

/** Reads a zip file with the folder of a problem, or with a package of Kattis and ICPC. Throws a 400 Failure. */
export async function readProblemPackage(bytes: Buffer, about: About): Promise<ReadPackage> {
  const { name, files } = rooted(await readZip(bytes))
  if (files['problem.json']) return ofFolder(files, about.slug ?? name ?? '')
  if (!files['problem.yaml']) throw badInput({ file: authoringMessages.packageUnknown })
  return inFolder(files, name ?? 'package', async (folder) => {
    try {
      const { slug, files: read, left } = readPackage(folder, about)
      return { slug, files: read, notes: left.flatMap(noteOfScreen) }
    } catch (error) {
      if (error instanceof Refusal) throw badInput({ file: ofAuthor(error) })
      throw error
    }
  })
}

/**
 * The import of the command line names what the whole standard needs, and its own options. Here one solution is enough, and the
 * topic is a field of the form.
 */
function noteOfScreen(line: string): string[] {
  if (/^submissions\/accepted\/reference\.\w+$/.test(line)) return []
  return [line.startsWith('the topic in problem.json') ? 'the main topic: it is Arrays for now' : line]
}

/** Faults of a problem are reported to its author in English, as on their command line. */
const ofAuthor = ({ message }: Error) => sentence('authoring.fault', '{fault}', { fault: message })

/** Writes a zip file. `made` are the files from the check, which a Kattis package needs. */
export async function zipOf(slug: string, files: Files, format: PackageFormat, made: Files): Promise<Buffer> {
  if (format === 'folder') return zipped(slug, files)
  return inFolder({ ...files, ...made }, slug, async (folder) => {
    try {
      // Code that decides about answers is refused in a package, so no code runs.
      const problem = await readProblem(
        folder,
        judgedModules(() => Promise.reject(new Error('Nothing runs here.'))),
      )
      return zipped(packageName(slug), packageOf(problem, testsOf(problem)))
    } catch (error) {
      if (error instanceof Refusal || error instanceof BadProblem) throw conflict(ofAuthor(error))
      throw error
    }
  })
}

async function inFolder<T>(files: Files, name: string, act: (folder: string) => Promise<T>): Promise<T> {
  return inWorkFolder(async (place) => {
    const folder = join(place, name)
    await writeFolder(folder, files)
    return act(folder)
  })
}

/** Finds the root of a package. All its files may be in one folder, which then names it. */
function rooted(all: Files): { name: string | undefined; files: Files } {
  const names = Object.keys(all)
  const [root = ''] = names[0]?.split('/') ?? []
  const inside = names.every((name) => name.startsWith(`${root}/`))
  if (!inside) return { name: undefined, files: all }
  return {
    name: root,
    files: Object.fromEntries(Object.entries(all).map(([name, text]) => [name.slice(root.length + 1), text])),
  }
}

function ofFolder(all: Files, slug: string): ReadPackage {
  const known = Object.entries(all).filter(([path]) => AUTHORED_PATH.test(path))
  const left = Object.keys(all).filter((path) => !AUTHORED_PATH.test(path) && path !== 'limits.json')
  return {
    slug,
    files: Object.fromEntries(known),
    notes: left.map((path) => `${path} is no file of a problem: it was left out.`),
  }
}

function zipped(folder: string, files: Files): Promise<Buffer> {
  const encoder = new TextEncoder()
  const content = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`${folder}/${name}`, encoder.encode(text)]),
  )
  return new Promise((resolve, reject) => {
    zip(content, (error, bytes) => (error ? reject(error) : resolve(Buffer.from(bytes))))
  })
}

/** Reads the texts of a folder on this machine, that of a shipped problem. */
export async function filesOfFolder(folder: string): Promise<Files> {
  if (!existsSync(folder)) return {}
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
  const known = names.filter((name) => AUTHORED_PATH.test(name))
  return Object.fromEntries(
    await Promise.all(known.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  )
}

/** Writes a folder completely or not at all. It is written under another name first. */
export async function writeFolder(folder: string, files: Readonly<Record<string, string | Buffer>>) {
  const unfinished = `${folder}.${process.pid}.new`
  await rm(unfinished, { recursive: true, force: true })
  for (const [path, content] of Object.entries(files)) {
    const file = join(unfinished, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await rename(unfinished, folder).catch(async (error: NodeJS.ErrnoException) => {
    // Another process wrote this folder first.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    await rm(unfinished, { recursive: true, force: true })
  })
}
