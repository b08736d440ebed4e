import { fileNameOf } from '@callofcode/contract/site/file-name'
import { useState } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { useClub } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { CopyButton } from './app-setup.tsx'

/** Shown once: the server has only their hashes. So no Escape and no press beside it closes them, but the button alone. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [left, setLeft] = useState(false)
  const { name } = useClub()
  const text = `${codes.join('\n')}\n`
  return (
    <Dialog
      open
      onOpenChange={() => setLeft(true)}
      title="Recovery codes"
      footer={
        <Button variant="primary" onClick={onClose}>
          I have kept them
        </Button>
      }
    >
      {left && (
        <Notice tone="warning" role="alert">
          These codes are never shown again. Keep them first, then press “I have kept them”.
        </Notice>
      )}
      <p className="card-title">Keep these ten codes</p>
      <p className="muted">
        Each signs you in once when your phone or key is not there. They are shown this one time: print them,
        or put them where you keep passwords, not on the same phone.
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row-btns">
        <CopyButton text={text} words="Copy" />
        <a
          className="btn dense"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${fileNameOf(name)}-recovery-codes.txt`}
        >
          <Icon name="download" small />
          Save as a file
        </a>
      </div>
    </Dialog>
  )
}
