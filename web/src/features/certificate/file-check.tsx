import { say } from 'words:certificate'
import { useState } from 'react'
import { sha256 } from '../../platform/sha256.ts'
import { Icon } from '../../platform/ui/icon.tsx'

type FileState = 'same' | 'other' | 'unread'
const fileWords: Record<FileState, string> = {
  get same() {
    return say('fileSame')
  },
  get other() {
    return say('fileChanged')
  },
  get unread() {
    return say('fileUnread')
  },
}

/** Compares the file's hash in the browser. The file is not sent. */
export function FileCheck({ hash }: { hash: string | null }) {
  const [state, setState] = useState<FileState>()
  if (!hash) return null
  const check = (file: File | undefined) => {
    if (!file) return
    hashOf(file).then(
      (found) => setState(found === hash ? 'same' : 'other'),
      () => setState('unread'),
    )
  }
  return (
    <section className="verify-file" aria-labelledby="file-title">
      <h2 className="card-title" id="file-title">
        {say('fileTitle')}
      </h2>
      <label
        className="file-drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          check(event.dataTransfer.files[0])
        }}
      >
        <span>{say('fileHint')}</span>
        <input type="file" accept="application/pdf" onChange={({ target }) => check(target.files?.[0])} />
      </label>
      <p role="status" className={state === 'same' ? 'verify-result selected' : 'verify-result rejected'}>
        {state && (
          <>
            <Icon name={state === 'same' ? 'check' : 'cross'} small /> {fileWords[state]}
          </>
        )}
      </p>
    </section>
  )
}

const hashOf = async (file: File) => sha256(new Uint8Array(await file.arrayBuffer()))
