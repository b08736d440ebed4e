import { say } from 'words:second-factor'
import { fileNameOf } from '@callofcode/contract/download'
import { useState } from 'react'
import { Notice } from '../../../platform/feedback/notice.tsx'
import { Dialog } from '../../../platform/overlay/dialog.tsx'
import { useClub } from '../../../platform/session/club.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import { CopyButton } from './app-setup.tsx'

/**
 * Shows the codes once, because the server stores only their hashes. Only the button closes the dialog: Escape and a press
 * outside are ignored.
 */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [left, setLeft] = useState(false)
  const { name } = useClub()
  const text = `${codes.join('\n')}\n`
  return (
    <Dialog
      open
      onOpenChange={() => setLeft(true)}
      title={say('recoveryCodes')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {say('iHaveKeptThem')}
        </Button>
      }
    >
      {left && (
        <Notice tone="warning" role="alert">
          {say('neverShownAgain')}
        </Notice>
      )}
      <p className="card-title">{say('keepTheseTenCodes')}</p>
      <p className="muted">{say('codesLead')}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row-btns">
        <CopyButton text={text} words={say('copy')} />
        <a
          className="btn dense"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${fileNameOf(name)}-recovery-codes.txt`}
        >
          <Icon name="download" small />
          {say('saveAsAFile')}
        </a>
      </div>
    </Dialog>
  )
}
