import { say } from 'words:certificate'
import { getSignature, removeSignature } from '@callofcode/contract/certificate/signature'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { FieldError } from '../../platform/form/field.tsx'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { SIGNATURE_TYPES, sendSignature } from './signature-file.ts'

const signatureOf = (signer: string) => read(getSignature, { query: { signer } }, { quiet: true })

/** The picture of the signature of one who signs. It belongs to the name and is kept at once. */
export function SignatureField({ signer }: { signer: string }) {
  const id = useId()
  const client = useQueryClient()
  const [refused, setRefused] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const { data } = useQuery({ ...signatureOf(signer), enabled: signer !== '' })
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(getSignature) })
  const send = useMutation({
    mutationFn: (file: File) => sendSignature(signer, file),
    meta: { stay: true, quiet: true },
    onMutate: () => setRefused(undefined),
    onSuccess: refresh,
    onError: ({ message }) => setRefused(message),
  })
  const remove = useMutation({
    mutationFn: (signatureId: string) => call(removeSignature, { params: { id: signatureId } }),
    meta: { stay: true },
    onSuccess: ({ message }) => toast.success(message),
    onSettled: refresh,
  })
  if (signer === '' || !data) return null
  const kept = data.data
  return (
    <div className="signature">
      {kept && (
        <img
          src={kept.picture}
          width={kept.width}
          height={kept.height}
          alt={say('signatureAlt', { name: kept.name })}
        />
      )}
      <div className="row-btns">
        <input
          id={id}
          className="sr file"
          type="file"
          accept={SIGNATURE_TYPES}
          aria-invalid={refused ? true : undefined}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) send.mutate(file)
            // Lets the same file be chosen again.
            target.value = ''
          }}
        />
        <label className="btn dense" htmlFor={id}>
          {send.isPending
            ? say('sendingSignature')
            : say(kept ? 'replaceSignature' : 'addSignature', {
                signer,
                sr: (inside) => <span className="sr">{inside}</span>,
              })}
        </label>
        {kept && (
          <Button size="dense" variant="ghost" onClick={() => setAsked(true)}>
            {say('removeSignature', { signer, sr: (inside) => <span className="sr">{inside}</span> })}
          </Button>
        )}
      </div>
      <div aria-live="polite">{refused && <FieldError>{refused}</FieldError>}</div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={say('removeSignatureTitle')}
        question={say('removeSignatureQuestion', { name: kept?.name ?? '' })}
        keep={say('cancel')}
        onConfirm={() => {
          if (kept) remove.mutate(kept._id)
          setAsked(false)
        }}
      >
        {say('removeSignatureOutcome')}
      </ConfirmDialog>
    </div>
  )
}
