import { say } from 'words:authoring'
import { useEffect, useRef } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { useReaderZone } from '../../platform/time/reader-zone.ts'
import { dayTime } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { TextDifference } from '../version/public.ts'
import { mergedText } from './workspace/edits.ts'
import { FileLink } from './workspace/parts.tsx'
import type { News, Workspace } from './workspace/use-workspace.ts'

/** Shows what another admin saved meanwhile, and offers a choice for each text that both changed. */
export function SavedByOthers({ workspace }: { workspace: Workspace }) {
  const { news, conflicts, problem, ready } = workspace
  if (!ready) return null
  const { updatedBy: by, updatedAt: at } = problem
  return (
    <>
      {(news || conflicts.length > 0) && (
        <NewsNotice news={news ?? { by, at, taken: [] }} workspace={workspace} />
      )}
      {conflicts.map((path) => (
        <Conflict key={path} path={path} workspace={workspace} />
      ))}
    </>
  )
}

/** Takes the focus, because its message comes before any other act. */
function NewsNotice({ news: { by, at, taken }, workspace }: { news: News; workspace: Workspace }) {
  const { conflicts, isDirty, forgetNews } = workspace
  const box = useRef<HTMLDivElement>(null)
  const zone = useReaderZone() ?? 'UTC'
  useEffect(() => {
    box.current?.focus()
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="author-news">
      <Notice tone="warning" role="status">
        <p>
          <b>{say('savedByOther', { by: by ?? say('somebody'), at: dayTime(at, zone) })}</b>{' '}
          {isDirty && say('changesUnsaved')}
        </p>
        {taken.length > 0 && <Files words={say('filesTaken')} files={taken} />}
        {conflicts.length > 0 && <Files words={say('filesConflicting')} files={conflicts} />}
        {conflicts.length === 0 && (
          <Button size="dense" onClick={forgetNews}>
            {say('understood')}
          </Button>
        )}
      </Notice>
    </div>
  )
}

function Files({ words, files }: { words: string; files: readonly string[] }) {
  return (
    <p>
      {words}{' '}
      {files.map((path, at) => (
        <span key={path}>
          {at > 0 && ', '}
          <FileLink file={path} />
        </span>
      ))}
      .
    </p>
  )
}

/** A long text scrolls, also by keyboard. */
const scrolls = { tabIndex: 0 }

/** Compares both versions of a text that both changed. */
function Conflict({ path, workspace }: { path: string; workspace: Workspace }) {
  const { edits, problem, undo, keepMine } = workspace
  const edit = edits[path]
  if (!edit) return null
  const theirs = problem.files[path] ?? null
  const merged = mergedText(edit, theirs)
  const by = problem.updatedBy ?? say('somebody')
  return (
    <section className="author-conflict" aria-label={say('changedByBoth', { path })}>
      <h2 className="label plain">
        <code>{path}</code>
      </h2>
      <p className="small">
        {theirs === null && say('removedByOther', { by })}
        {edit.text === null && say('removedByYou', { by })}
        {theirs !== null && edit.text !== null && say('differences', { by })}
      </p>
      <div className="author-difference" {...scrolls}>
        <TextDifference before={theirs ?? ''} after={edit.text ?? ''} />
      </div>
      <div className="row-btns">
        {merged !== undefined && (
          <Button size="dense" variant="primary" onClick={() => keepMine(path, merged)}>
            {say('mergeBoth')}
          </Button>
        )}
        <Button size="dense" onClick={() => keepMine(path)}>
          {say('keepMine')}
        </Button>
        <Button size="dense" onClick={() => undo(path)}>
          {say('takeTheirs')}
        </Button>
        <span className="small muted">
          {merged === undefined ? say('mergeImpossible') : say('mergePossible')}
        </span>
      </div>
    </section>
  )
}
