import { useState } from 'react'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../platform/ui/button.tsx'
import type { AskSource } from './ask-source.ts'
import { say } from './ask-words.ts'

const AskDialog = loadedLater(
  () => say('ask'),
  async () => (await import('./ask-dialog.tsx')).AskDialog,
)

interface Props extends AskSource {
  /** Below a verdict it says more. */
  readonly isAfterVerdict?: boolean
}

/** For members. The rest comes with the first press, and stays, so that focus returns here. */
export function AskButton({ isAfterVerdict, ...source }: Props) {
  const [open, setOpen] = useState<boolean>()
  const { data: session } = useSession()
  if (!session?.role) return null
  return (
    <>
      <Button size="dense" variant={isAfterVerdict ? 'plain' : 'ghost'} onClick={() => setOpen(true)}>
        {isAfterVerdict ? say('askAboutThis') : say('ask')}
      </Button>
      {open !== undefined && <AskDialog {...source} open={open} onOpenChange={setOpen} />}
    </>
  )
}
