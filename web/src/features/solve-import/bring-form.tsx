import { say } from 'words:solve-import'
import { isHtml, textOfHtml } from '@callofcode/content/solves/html-text'
import type { Part } from '@callofcode/content/solves/read-solves'
import { type ClipboardEvent, useId, useState } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Field } from '../../platform/form/field.tsx'
import { TextArea } from '../../platform/form/inputs.tsx'
import { isText, textOf } from '../../platform/form/read-text-file.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import type { Paste } from './kept-paste.ts'

const MOST_BYTES = 8_000_000
const MOST_FILES = 50

interface Props {
  readonly paste: Paste
  readonly change: (paste: Paste) => void
  readonly error: string | undefined
  readonly busy: boolean
  readonly onLook: () => void
}

/** The first step of an import: a text, or files. */
export function BringForm({ paste, change, error, busy, onLook }: Props) {
  return (
    <form
      className="form solved-form"
      method="post"
      aria-label={say('importForm')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onLook()
      }}
    >
      <Field label={say('whatYouCopied')} hint={say('whatIsRead')} error={error}>
        <TextArea
          rows={9}
          spellCheck={false}
          autoComplete="off"
          placeholder={EXAMPLE}
          value={paste.text}
          onPaste={(event) => pasted(event, (text) => change({ ...paste, text }))}
          onChange={({ target }) => change({ ...paste, text: target.value })}
        />
      </Field>
      <FileButtons paste={paste} change={change} />
      <div className="row-btns">
        <Button variant="primary" type="submit" busy={busy && say('reading')}>
          {say('look')}
        </Button>
      </div>
    </form>
  )
}

const EXAMPLE = '1. Two Sum\n0015-3sum/\nhttps://leetcode.com/problems/lru-cache/'

/** Reads the HTML of pasted text. Browsers copy a page with its links and marks in HTML, which a text field would lose. */
function pasted(event: ClipboardEvent<HTMLTextAreaElement>, take: (text: string) => void) {
  const html = event.clipboardData.getData('text/html')
  if (!html.includes('problems/') || !isHtml(html)) return
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = event.currentTarget
  take(value.slice(0, selectionStart) + textOfHtml(html).trim() + value.slice(selectionEnd))
}

function FileButtons({ paste, change }: Pick<Props, 'paste' | 'change'>) {
  const [filesId, folderId] = [useId(), useId()]
  const [refused, setRefused] = useState<Refused>(NONE)
  const take = async (files: readonly File[]) => {
    const { parts, ...rest } = await partsOf(files)
    setRefused(rest)
    change({ ...paste, files: [...paste.files, ...parts] })
  }
  // The file names of a folder are enough. The contents are not read.
  const takeFolder = (files: readonly File[]) => {
    const names = files.map(({ webkitRelativePath, name }) => webkitRelativePath || name)
    const text = names.filter((name) => !/\/(?:\.git|node_modules)\//.test(name)).join('\n')
    change({ ...paste, files: [...paste.files, { name: names[0]?.split('/')[0] ?? '', text }] })
  }
  return (
    <>
      <div className="import-file">
        <input
          id={filesId}
          className="sr file"
          type="file"
          multiple
          accept=".csv,.tsv,.json,.txt,.md,.html,.htm,text/*,application/json"
          onChange={({ target }) => {
            take([...(target.files ?? [])]).catch(reportError)
            // The reset lets the user choose the same file again after a change.
            target.value = ''
          }}
        />
        <label className="btn" htmlFor={filesId}>
          {say('chooseFiles')}
        </label>
        <input
          id={folderId}
          className="sr file"
          type="file"
          multiple
          ref={(input) => {
            input?.setAttribute('webkitdirectory', '')
          }}
          onChange={({ target }) => {
            takeFolder([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <label className="btn" htmlFor={folderId}>
          {say('chooseFolder')}
        </label>
        <span className="small muted">{say('staysHere')}</span>
      </div>
      <RefusedFiles {...refused} />
      {paste.files.length > 0 && (
        <ul className="rows solved-files" aria-label={say('files')}>
          {paste.files.map(({ name }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
            <li key={`${at} ${name}`}>
              <span>{name}</span>
              <Button
                variant="ghost"
                size="dense"
                onClick={() => change({ ...paste, files: paste.files.filter((_, one) => one !== at) })}
              >
                <Icon name="cross" small />
                <span className="sr">{say('leaveOut', { name })}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface Refused {
  /** Names of files that are not text, or that the browser cannot read. */
  readonly unreadable: readonly string[]
  readonly tooLarge: readonly string[]
}
const NONE: Refused = { unreadable: [], tooLarge: [] }

/** Returns the texts of files, and the files that were refused. */
async function partsOf(files: readonly File[]): Promise<Refused & { readonly parts: Part[] }> {
  const fits = (file: File, at: number) => file.size <= MOST_BYTES && at < MOST_FILES
  const read = await Promise.all(files.map(async (file, at) => (fits(file, at) ? partOf(file) : null)))
  const named = (is: (part: Part | null | undefined) => boolean) =>
    files.flatMap(({ name }, at) => (is(read[at]) ? name : []))
  return {
    parts: read.filter((part) => part != null),
    unreadable: named((part) => part === undefined),
    tooLarge: named((part) => part === null),
  }
}

/** Returns undefined for a file that is not text or was moved meanwhile. */
async function partOf(file: File): Promise<Part | undefined> {
  try {
    return (await isText(file)) ? { name: file.name, text: await textOf(file) } : undefined
  } catch {
    return undefined
  }
}

function RefusedFiles({ unreadable, tooLarge }: Refused) {
  const list = (names: readonly string[]) => ({ names: names.join(', ') })
  if (unreadable.length + tooLarge.length === 0) return null
  return (
    <Notice tone="warning" role="alert">
      {unreadable.length > 0 && <p>{say('notRead', list(unreadable))}</p>}
      {tooLarge.length > 0 && <p>{say('tooLarge', list(tooLarge))}</p>}
    </Notice>
  )
}
