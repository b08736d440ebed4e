import { type ReactNode, useState } from 'react'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../platform/ui/button.tsx'
import type { AskSource } from './to-carry.ts'

const AskDialog = loadedLater('question', async () => (await import('./ask-dialog.tsx')).AskDialog)

interface Props extends AskSource {
  /** The button stands out below a verdict. */
  readonly isAfterVerdict: boolean
  /** The button's words. They are the page's, because the dialog loads later. */
  readonly children: ReactNode
}

/** A button for members. The dialog loads at the first press, and stays, so that focus returns to the button. */
export function AskButton({ isAfterVerdict, children, ...source }: Props) {
  const [open, setOpen] = useState<boolean>()
  const { data: session } = useSession()
  if (!session?.role) return null
  return (
    <>
      <Button size="dense" variant={isAfterVerdict ? 'plain' : 'ghost'} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open !== undefined && <AskDialog {...source} open={open} onOpenChange={setOpen} />}
    </>
  )
}
