import {
  getSignature,
  putSignature,
  removeSignature,
  type SignaturePicture,
  signatureMessages,
} from '@callofcode/contract/certificate/signature'
import { limits } from '@callofcode/contract/limits'
import { sentence } from '@callofcode/contract/sentence'
import { asOneLine } from '@callofcode/contract/text'
import { write } from '../../platform/database/database.ts'
import { badInput, missing } from '../../platform/failure.ts'
import { readForm } from '../../platform/http/read-form.ts'
import { auditStore } from '../account/public.ts'
import type { CertificateDependencies } from './certificate-routes.ts'
import { drawSignature } from './draw-signature.ts'
import { type KeptSignature, signatureStore, signerName } from './signature-store.ts'

/** The pictures of signatures, for those who issue certificates. */
export function signatureRoutes({ api, database, budgets }: CertificateDependencies) {
  api.serve(getSignature, async ({ query: { signer } }) => {
    const kept = await signatureStore.get(database.sql, signer)
    return { data: kept ? present(kept, signer) : null }
  })

  api.serve(putSignature, async (call) => {
    const { text, file } = await readForm(call.request, 'signer')
    const signer = asOneLine(text ?? '')
    if (signerName(signer) === '' || signer.length > limits.name)
      throw badInput({ signer: signatureMessages.whose })
    if (!file) throw badInput({ file: signatureMessages.noPicture })
    await budgets.spend('picture', call.caller.id)
    const drawn = await drawSignature(file)
    const kept = await write(database, async (tx) => {
      const id = await signatureStore.put(tx, signer, drawn)
      await auditStore.record(tx, call, 'certificate.signature', signerName(signer))
      return { id, ...drawn }
    })
    return { data: present(kept, signer), message: sentence('signature.added', 'Signature kept') }
  })

  api.serve(removeSignature, async (call) => {
    await write(database, async (tx) => {
      const signer = await signatureStore.remove(tx, call.params.id)
      if (signer === undefined) throw missing(signatureMessages.missing)
      await auditStore.record(tx, call, 'certificate.signature-removed', signer)
    })
    return { message: sentence('signature.removed', 'Signature removed') }
  })
}

const present = (
  { id, bytes, width, height }: Omit<KeptSignature, 'sha256'>,
  signer: string,
): SignaturePicture => ({
  _id: id,
  name: signerName(signer),
  picture: `data:image/png;base64,${bytes.toString('base64')}`,
  width,
  height,
})
