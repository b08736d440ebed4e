import { say } from 'words:question-list'
import { type OwnList, updateOwnList } from '@callofcode/contract/question-list/own-list'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { copyText } from '../../platform/page/copy-text.ts'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { useFreshLists } from './own-lists.ts'

/** Creates and removes the link of a list. */
export function ShareDialog({ list, onClose }: { list: OwnList; onClose: () => void }) {
  const { _id: id, sharedAs, version } = list
  const fresh = useFreshLists()
  const { mutate, isPending } = useMutation({
    mutationFn: (shared: boolean) =>
      call(updateOwnList, { params: { id }, body: { shared } }, { basedOn: `${version}` }),
    onSettled: () => fresh(),
  })
  const link = sharedAs && `${location.origin}${paths.sharedList(sharedAs)}`
  const copy = async () => {
    if (link && (await copyText(link))) toast.success(say('linkCopied'))
    else toast.warning(say('linkNotCopied'))
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('shareTitle')}
      footer={
        <>
          {link ? (
            <Button busy={isPending} onClick={() => mutate(false)}>
              {say('takeBack')}
            </Button>
          ) : (
            <Button onClick={onClose}>{say('cancelShare')}</Button>
          )}
          <Button
            variant="primary"
            busy={!link && isPending}
            onClick={() => (link ? copy().catch(reportError) : mutate(true))}
          >
            {link ? say('copyLink') : say('makeLink')}
          </Button>
        </>
      }
    >
      <div className="form">
        <p>{link ? say('isShared') : say('isNotShared')}</p>
        {link && (
          <Field label={say('link')}>
            <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
          </Field>
        )}
      </div>
    </Dialog>
  )
}
