import { say } from 'words:account'
import {
  factorMessages,
  signinWithPasskey,
  startPasskeySignin,
} from '@callofcode/contract/second-factor/second-factor'
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { CallError, call } from '../../platform/api/client.ts'
import { told } from '../../platform/language/told.ts'
import { NOT_CACHED, useFailureToast } from './credential-form.ts'
import { useEnter } from './use-sign-in.ts'

export const hasPasskeys = () => browserSupportsWebAuthn()

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Asks the browser for a passkey. `refusal` is set if the browser gave none. When the step is over, `onOver` leads back. */
export function usePasskeySignin(token: string, onOver: (reason: string) => void) {
  const enter = useEnter()
  const showFailureToast = useFailureToast()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { options } = await call(startPasskeySignin, { body: { token } })
      const { response, ...used } = await startAuthentication({ optionsJSON: options as unknown as Options })
      const answer = { ...used, clientExtensionResults: {}, response: { ...response } }
      return call(signinWithPasskey, { body: { token, response: answer } })
    },
    meta: { quiet: true },
    gcTime: NOT_CACHED,
    onSuccess: enter,
    onError: (failed) => {
      // Any other error is the browser's own, for example when somebody closes its window.
      if (!(failed instanceof CallError)) return
      showFailureToast(failed)
      if (failed.status === 401) onOver(told(factorMessages.stepOver))
    },
  })
  return { use: () => mutate(), isPending, refusal: error ? refusalOf(error) : undefined }
}

const refusalOf = (error: Error) => (error instanceof CallError ? error.message : say('passkeyFailed'))
