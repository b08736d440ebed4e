import { type ReactNode, useState } from 'react'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../platform/ui/button.tsx'
import type { AskSource } from './ask-source.ts'

const AskDialog = loadedLater('question', async () => (await import('./ask-dialog.tsx')).AskDialog)

interface Props extends AskSource {
  /** Below a verdict it stands out. */
  readonly isAfterVerdict: boolean
  /** Its words, which are the page's: those of the dialog come with it. */
  readonly children: ReactNode
}

/** For members. The rest comes with the first press, and stays, so that focus returns here. */
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
