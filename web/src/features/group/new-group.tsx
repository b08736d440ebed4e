import { say } from 'words:group'
import { createGroup } from '@callofcode/contract/group/group'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { callOnce } from '../../platform/api/call-once.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import type { GroupFormProps } from './group-form.tsx'

/** Nobody who only reads the list loads the form. */
const GroupForm = loadedLater<GroupFormProps>(
  () => say('newGroup'),
  async () => (await import('./group-form.tsx')).GroupForm,
)
const BLANK = { name: '', description: '', joining: 'open' }

/** Makes a group, for admins. They name its leads on its page. */
export function NewGroup() {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Icon name="plus" small /> {say('newGroup')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={say('newGroup')}>
        <GroupForm
          before={BLANK}
          place="group"
          submit={say('makeGroup')}
          send={(body) => callOnce(createGroup, { body })}
          onDone={({ slug }) => void navigate({ to: paths.group(slug) })}
          onLeave={() => setOpen(false)}
        />
      </Dialog>
    </>
  )
}
