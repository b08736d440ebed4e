import { say } from 'words:authoring'
import { useState } from 'react'
import { Notice } from '../../../platform/feedback/notice.tsx'
import { Checkbox } from '../../../platform/form/inputs.tsx'
import { Dialog } from '../../../platform/overlay/dialog.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import type { PairedFiles, Refusal, TestPair } from './pair-files.ts'

interface AddTestsDialogProps {
  paired: PairedFiles
  onAdd: (pairs: readonly TestPair[]) => void
  onClose: () => void
}

/** Shows what the chosen files are before they become tests. */
export function AddTestsDialog({ paired: { pairs, left }, onAdd, onClose }: AddTestsDialogProps) {
  const [shown, setShown] = useState(
    () => new Set(pairs.filter(({ isShown }) => isShown).map(({ name }) => name)),
  )
  const toggle = (name: string) => {
    const next = new Set(shown)
    if (!next.delete(name)) next.add(name)
    setShown(next)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('addTests')}
      footer={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          {pairs.length > 0 && (
            <Button
              variant="primary"
              onClick={() => onAdd(pairs.map((pair) => ({ ...pair, isShown: shown.has(pair.name) })))}
            >
              {say('addTestsButton', { count: pairs.length })}
            </Button>
          )}
        </>
      }
    >
      {pairs.length === 0 && <p>{say('noPairs')}</p>}
      {pairs.length > 0 && <p className="muted">{say('chooseExamples')}</p>}
      <ul className="rows author-test-rows">
        {pairs.map(({ name, input, output }) => (
          <li key={name}>
            <Checkbox checked={shown.has(name)} onChange={() => toggle(name)}>
              {say('pairName', { name })}
            </Checkbox>
            <span className="sp" />
            <span className="small muted">
              {say('pairSizes', { input: bytesOf(input), output: bytesOf(output) })}
            </span>
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <Notice tone="warning">
          <p>{say('filesLeftOut', { count: left.length })}</p>
          <ul>
            {left.map(({ name, why }) => (
              <li key={`${name} ${why}`}>
                <code>{name}</code>: {say(reasons[why])}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Dialog>
  )
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length.toLocaleString('en-US')

const reasons = {
  noInput: 'leftNoInput',
  noOutput: 'leftNoOutput',
  unknown: 'leftUnknown',
  large: 'leftLarge',
  noText: 'leftNoText',
  twice: 'leftTwice',
} as const satisfies Record<Refusal, string>
