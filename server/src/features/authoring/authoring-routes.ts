import { emptyProblem, scaffoldOf } from '@callofcode/content/checker/scaffold'
import {
  authoringMessages,
  checkAuthoredProblem,
  createAuthoredProblem,
  getAuthoredProblem,
  getAuthoredVersion,
  importAuthoredProblem,
  listAuthoredProblems,
  listAuthoredVersions,
  packageAbout,
  publishAuthoredProblem,
  removeAuthoredProblem,
  saveAuthoredProblem,
  withdrawAuthoredProblem,
} from '@callofcode/contract/authoring/authoring'
import type { BodyOf } from '@callofcode/contract/endpoint'
import { limits } from '@callofcode/contract/limits'
import { problemMessages } from '@callofcode/contract/problem/problem'
import { sentence } from '@callofcode/contract/sentence'
import { byteLength } from '@callofcode/contract/text'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { readForm } from '../../platform/http/read-form.ts'
import { saidOf } from '../../platform/http/rule-sentence.ts'
import { type ActorCall, auditStore } from '../account/public.ts'
import type { ProblemLibrary } from '../problem/public.ts'
import { authoringStore } from './authoring-store.ts'
import type { Files } from './authoring-tables.ts'
import { presentAuthored, presentListed, presentVersion } from './present-authored.ts'
import { PROBLEM_CHECKS } from './problem-checker.ts'
import { filesOfFolder, readProblemPackage } from './problem-package.ts'
import type { PublishedProblems } from './published-problems.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
  readonly published: PublishedProblems
  /** Updates the search index with the current problems. */
  readonly index: () => Promise<void>
}

/** The interactive problem that is the template for new ones. */
const TALK = 'key-wheel'

/** The club's own problems, for the admins who write them. */
const noJson = sentence('authoring.noJson', 'This is no JSON.')

export function authoringRoutes({ api, database, problems, published, index }: Dependencies) {
  const { sql } = database

  api.serve(listAuthoredProblems, async ({ query: { cursor } }) => {
    const { rows, next } = await authoringStore.list(sql, readCursor(exactPlace, cursor))
    return { data: rows.map(presentListed), nextCursor: writeCursor(next) }
  })
  api.serve(getAuthoredProblem, ({ params: { slug } }) => whole(sql, slug))
  api.serve(listAuthoredVersions, async ({ params: { slug } }) => {
    await find(sql, slug)
    return { data: (await authoringStore.listVersions(sql, slug)).map(presentVersion) }
  })
  api.serve(getAuthoredVersion, async ({ params: { slug, number } }) => {
    const row = await authoringStore.getVersion(sql, slug, Number(number))
    if (!row) throw missing(authoringMessages.versionMissing)
    return { data: { ...presentVersion(row), files: row.files } }
  })

  api.serve(createAuthoredProblem, async (call) => {
    const { slug } = call.body
    await create(call, slug, await beginning(call.body))
    return {
      ...(await whole(call.database.sql, slug)),
      message: sentence('authoring.problemCreated', 'Problem Created'),
    }
  })

  api.serve(importAuthoredProblem, async (call) => {
    const { file, text } = await readForm(call.request, 'about', limits.problemBytes)
    if (!file)
      throw badInput({ file: sentence('authoring.sendOneZipFile', 'Send one zip file as the part file.') })
    const about = packageAbout.safeParse(jsonOf(text ?? '{}'))
    if (!about.success) throw badInput({ about: saidOf(about.error.issues[0] ?? { message: noJson }) })
    const { slug, files, notes } = await readProblemPackage(file, about.data)
    checkSlug(slug)
    await create(call, slug, files)
    return {
      ...(await whole(sql, slug)),
      notes,
      message: sentence('authoring.problemImported', 'Problem Imported'),
    }
  })

  api.serve(saveAuthoredProblem, async (call) => {
    const { slug } = call.params
    await write(database, async (tx) => {
      const before = await lock(tx, slug)
      if (before.revision !== call.body.revision) throw conflict(authoringMessages.outdated)
      const files = changedFiles(before.files, call.body.files)
      checkSizes(files)
      await authoringStore.save(tx, before.id, {
        files,
        title: titleOf(files, slug),
        updatedBy: call.caller.id,
      })
      await auditStore.record(tx, call, 'problem.update', before.id)
    })
    return { ...(await whole(sql, slug)), message: sentence('authoring.problemSaved', 'Problem Saved') }
  })

  api.serve(checkAuthoredProblem, async ({ params: { slug } }) => {
    await write(database, async (tx, changed) => {
      const { id, revision } = await lock(tx, slug)
      changed(PROBLEM_CHECKS)
      await authoringStore.askCheck(tx, id, revision)
    })
    return whole(sql, slug)
  })

  api.serve(publishAuthoredProblem, async (call) => {
    const { slug } = call.params
    await changeShelf(async (tx) => {
      const { id, files, revision } = await lock(tx, slug)
      if (revision !== call.body.revision) throw conflict(authoringMessages.outdated)
      if (!(await authoringStore.getProven(tx, id, revision))) throw conflict(authoringMessages.unproven)
      const given = { problemId: id, authorId: call.caller.id, note: call.body.note }
      const version = await authoringStore.createVersion(tx, given, { files, revision })
      await authoringStore.setState(tx, id, 'published', { version, publishedRevision: revision })
      await auditStore.record(tx, call, 'problem.publish', id)
    })
    return {
      ...(await whole(sql, slug)),
      message: sentence('authoring.problemPublished', 'Problem Published'),
    }
  })

  api.serve(withdrawAuthoredProblem, async (call) => {
    const { slug } = call.params
    await changeShelf(async (tx) => {
      const { id, state } = await lock(tx, slug)
      if (state !== 'published') return
      await authoringStore.setState(tx, id, 'withdrawn')
      await auditStore.record(tx, call, 'problem.withdraw', id)
    })
    return {
      ...(await whole(sql, slug)),
      message: sentence('authoring.problemWithdrawn', 'Problem Withdrawn'),
    }
  })

  api.serve(removeAuthoredProblem, async (call) => {
    await write(database, async (tx) => {
      const { id, state } = await lock(tx, call.params.slug)
      if (state !== 'draft') throw conflict(authoringMessages.published)
      await authoringStore.remove(tx, id)
      await auditStore.record(tx, call, 'problem.delete', id)
    })
    return { message: sentence('authoring.problemDeleted', 'Problem Deleted') }
  })

  async function changeShelf(work: (tx: Sql) => Promise<void>) {
    await published.change(work)
    await index()
  }

  async function create(call: ActorCall & { database: Database }, slug: string, files: Files) {
    if (problems.head(slug)) throw badInput({ slug: authoringMessages.slugTaken })
    checkSizes(files)
    await write(call.database, async (tx) => {
      const given = { slug, files, title: titleOf(files, slug), updatedBy: call.caller.id }
      const id = await authoringStore.create(tx, given)
      if (!id) throw badInput({ slug: authoringMessages.slugTaken })
      await auditStore.record(tx, call, 'problem.create', id)
    })
  }

  async function beginning({
    slug,
    style,
    begin,
    from,
  }: BodyOf<typeof createAuthoredProblem>): Promise<Files> {
    if (begin === 'empty' && from === undefined) return emptyProblem(slug)
    const copied = from ?? (style === 'interactive' ? TALK : undefined)
    if (copied === undefined) return scaffoldOf(slug, style === 'stdin' ? 'stdin' : 'function')
    const own = (await authoringStore.get(sql, copied))?.problem.files
    const files = own ?? (await filesOfFolder(problems.folderOf(copied) ?? ''))
    if (!files['problem.json']) throw badInput({ from: problemMessages.missing })
    // The link to the tracker's question belongs to the original.
    const { question: _, ...task } = JSON.parse(files['problem.json'])
    const copy = { ...task, title: `${String(task.title).slice(0, 70)} (copy)` }
    return { ...files, 'problem.json': `${JSON.stringify(copy, null, 2)}\n` }
  }
}

async function find(sql: Sql, slug: string) {
  const row = await authoringStore.get(sql, slug)
  if (!row) throw missing(authoringMessages.missing)
  return row
}

async function lock(tx: Sql, slug: string) {
  const row = await authoringStore.lock(tx, slug)
  if (!row) throw missing(authoringMessages.missing)
  return row
}

const whole = async (sql: Sql, slug: string) => ({ data: presentAuthored(await find(sql, slug)) })

const changedFiles = (before: Files, changes: Readonly<Record<string, string | null>>): Files =>
  Object.fromEntries(
    Object.entries({ ...before, ...changes }).filter((entry): entry is [string, string] => entry[1] !== null),
  )

function checkSizes(files: Files) {
  const bytes = Object.values(files).reduce((sum, text) => sum + byteLength(text), 0)
  if (bytes > limits.problemBytes || Object.keys(files).length > limits.problemFiles)
    throw badInput({ files: authoringMessages.tooLarge })
}

function checkSlug(slug: string) {
  if (!createAuthoredProblem.body.shape.slug.safeParse(slug).success)
    throw badInput({ slug: authoringMessages.slugRule })
}

/** Returns its title if problem.json can be read. */
function titleOf(files: Files, slug: string): string {
  try {
    const { title } = JSON.parse(files['problem.json'] ?? '{}')
    return typeof title === 'string' && title.trim() !== '' ? title.trim().slice(0, 80) : slug
  } catch {
    return slug
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
