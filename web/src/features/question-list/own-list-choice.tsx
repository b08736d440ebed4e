import { say } from 'words:question-list'
import { setListed } from '@callofcode/contract/question-list/own-list'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Checkbox } from '../../platform/form/inputs.tsx'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { OwnListForm } from './own-list-form.tsx'
import { ownLists, useFreshLists } from './own-lists.ts'

/** Shows in which of the member's lists a question is, and changes that. */
export function OwnListChoice({ questionId, name }: { questionId: string; name: string }) {
  const [open, setOpen] = useState<'choice' | 'new'>()
  const { data } = useQuery({ ...ownLists(questionId), refetchOnMount: 'always' })
  const fresh = useFreshLists()
  // The choice shows at once, until the response arrives.
  const [asked, setAsked] = useState<Readonly<Record<string, boolean>>>({})
  const { mutate } = useMutation({
    mutationFn: ({ id, listed }: { id: string; listed: boolean }) =>
      call(setListed, { params: { id, questionId }, body: { listed } }),
    onSettled: async (_data, _error, { id }) => {
      await fresh()
      setAsked(({ [id]: _, ...rest }) => rest)
    },
  })
  const put = (id: string, listed: boolean) => {
    setAsked((before) => ({ ...before, [id]: listed }))
    mutate({ id, listed })
  }
  const held = data?.data.filter(({ holds }) => holds).length ?? 0
  return (
    <>
      <Button size="dense" variant="ghost" onClick={() => setOpen('choice')}>
        <Icon name="numbered" small />
        {held > 0 ? say('inLists', { count: held }) : say('addToList')}
      </Button>
      {open === 'choice' && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
          title={say('choiceTitle', { name })}
          footer={
            <>
              <Button onClick={() => setOpen('new')}>
                <Icon name="plus" small />
                {say('newList')}
              </Button>
              <Button variant="primary" onClick={() => setOpen(undefined)}>
                {say('doneEditing')}
              </Button>
            </>
          }
        >
          {data?.data.length === 0 && <p className="muted">{say('noOwnLists')}</p>}
          <div className="form">
            {data?.data.map(({ _id: id, title, holds }) => (
              <Checkbox
                key={id}
                checked={asked[id] ?? holds}
                onChange={({ target }) => put(id, target.checked)}
              >
                <bdi>{title}</bdi>
              </Checkbox>
            ))}
          </div>
        </Dialog>
      )}
      {open === 'new' && <OwnListForm onClose={() => setOpen('choice')} onDone={(id) => put(id, true)} />}
    </>
  )
}
