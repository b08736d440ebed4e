import { say } from 'words:account'
import { readResetLink, resetPassword } from '@callofcode/contract/account/account'
import { conductMessages } from '@callofcode/contract/club/conduct'
import type { AnswerOf } from '@callofcode/contract/endpoint'
import { resetBody } from '@callofcode/contract/schemas/account/account'
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../../platform/api/client.ts'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { useClub } from '../../platform/session/club.ts'
import { NewPasswordField } from './account-fields.tsx'
import { ConductField } from './conduct-field.tsx'
import { NOT_CACHED, useFailureToast } from './credential-form.ts'
import { bearing } from './reset-step.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useEnter } from './use-sign-in.ts'

const linkKey = ['reset-link'] as const

/** Returns whether the page welcomes an invited person. */
export const isInvited = (client: QueryClient) =>
  client
    .getQueriesData<AnswerOf<typeof readResetLink>>({ queryKey: linkKey })
    .some(([, answer]) => answer?.data.isInvitation)

/** Returns the person whose first password a link sets. It is undefined while loading, and null if the link is no invitation. */
export function useInvitation(token: string | undefined): { name: string } | null | undefined {
  const { data, isError } = useQuery({
    queryKey: [...linkKey, token],
    queryFn: () => call(readResetLink, {}, { transport: bearing(token ?? '') }),
    enabled: token !== undefined,
    retry: false,
    gcTime: NOT_CACHED,
    meta: { quiet: true },
  })
  if (!token || isError) return null
  return data && (data.data.isInvitation ? data.data : null)
}

const plain = z.object({
  password: resetBody.shape.memberData.shape.password,
  acceptsConduct: z.boolean().optional(),
})
type Typed = z.infer<typeof plain>
const withConduct = plain.extend({
  acceptsConduct: z.boolean().refine((given) => given, conductMessages.required),
})

/** The first page of a person whom the club made a member. It asks for a password and the code of conduct, then signs them in. */
export function Welcome({ name, token }: { name: string; token: string }) {
  const club = useClub()
  const form = useForm<Typed>({
    resolver: zodResolver(club.hasConduct ? withConduct : plain),
    defaultValues: { password: '', acceptsConduct: false },
  })
  const { control, register, handleSubmit, formState } = form
  const password = useWatch({ control, name: 'password' }) ?? ''
  const { begin, isPending } = useBegin(form, token)
  return (
    <section className="auth-form" aria-labelledby="welcome-title">
      <h1 className="title" id="welcome-title">
        {say('welcomeName', { name })}
      </h1>
      <p className="muted">{say('clubMadeYou', { club: club.name })}</p>
      <form className="form" method="post" noValidate onSubmit={handleSubmit((given) => begin(given))}>
        <NewPasswordField
          label={say('choosePassword')}
          registration={register('password')}
          error={formState.errors.password?.message}
          password={password}
        />
        <ConductField
          registration={register('acceptsConduct')}
          error={formState.errors.acceptsConduct?.message}
        />
        <SubmitButton busy={isPending && say('signingIn')}>{say('setAndSignIn')}</SubmitButton>
      </form>
    </section>
  )
}

function useBegin(form: UseFormReturn<Typed>, token: string) {
  const enter = useEnter()
  const showFailureToast = useFailureToast()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ password, acceptsConduct }: Typed) =>
      call(
        resetPassword,
        { body: { memberData: { password }, ...(acceptsConduct && { acceptsConduct }) } },
        { transport: bearing(token) },
      ),
    meta: { quiet: true },
    gcTime: NOT_CACHED,
    onSuccess: enter,
    onError: (failed) => {
      showFailureToast(failed)
      showFieldErrors(form, failed, ['password'])
    },
  })
  return { begin: mutate, isPending }
}
