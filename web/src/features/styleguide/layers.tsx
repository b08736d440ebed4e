import { useState } from 'react'
import { ToastCard } from '../../platform/feedback/toaster.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { Sheet } from '../../platform/overlay/sheet.tsx'
import { Tooltip } from '../../platform/overlay/tooltip.tsx'
import '../../platform/overlay/tooltip.css'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { Sidebar } from './sidebar-demo.tsx'
import { Spec } from './spec.tsx'

const samples = [
  ['success', 'Member Sent for Approval'],
  ['error', 'Network error. Please check your connection.'],
  ['warning', 'No changes to save'],
  ['info', 'Draft restored from your other device'],
] as const

export function Toasts() {
  return (
    <Spec number={9} title="Toasts">
      <div className="toasts">
        {samples.map(([type, message]) => (
          <ToastCard key={type} type={type} message={message} onDismiss={() => {}} />
        ))}
      </div>
      <div className="row-btns">
        {samples.map(([type, message]) => (
          <Button key={type} onClick={() => toast[type](message)}>
            Show {type}
          </Button>
        ))}
        <Button onClick={() => toast.info('Ten seconds to read this', { duration: 10_000 })}>
          Show longer
        </Button>
        <Button onClick={() => toast.plain('A plain toast')}>Show plain</Button>
        <Button onClick={() => toast.plainSuccess('A plain success')}>Show plain success</Button>
        <Button onClick={() => toast.plainError('A plain error')}>Show plain error</Button>
        <Button onClick={() => toast.plainLoading('A plain wait')}>Show plain loading</Button>
      </div>
    </Spec>
  )
}

export function Layers() {
  const [dialog, setDialog] = useState(false)
  const [sheet, setSheet] = useState(false)
  return (
    <Spec number={10} title="Dialog, sheet, tooltip">
      <div className="row-btns">
        <Button onClick={() => setDialog(true)}>Open dialog</Button>
        <Button onClick={() => setSheet(true)}>Open sheet</Button>
        <Tooltip text="Toggle sidebar" keys="Ctrl B">
          <Button square aria-label="Toggle sidebar">
            <Icon name="sidebar" />
          </Button>
        </Tooltip>
        <Tooltip text="Search" keys="Ctrl K">
          <Button square aria-label="Search">
            <Icon name="search" />
          </Button>
        </Tooltip>
        <span className="tip" role="tooltip">
          Toggle sidebar <kbd>Ctrl B</kbd>
        </span>
      </div>
      <ConfirmDialog
        open={dialog}
        onOpenChange={setDialog}
        title="Delete module"
        question="Delete “Hash maps, honestly”?"
        onConfirm={() => setDialog(false)}
      >
        Its ten questions stay in the tracker, and so does everyone’s progress.
      </ConfirmDialog>
      <Sheet open={sheet} onOpenChange={setSheet} label="Sidebar">
        <Sidebar name="Sheet" />
      </Sheet>
    </Spec>
  )
}
