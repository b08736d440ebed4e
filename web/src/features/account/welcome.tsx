import { say } from 'words:account'
import { readResetLink, resetPassword } from '@callofcode/contract/account/account'
import { conductMessages } from '@callofcode/contract/club/conduct'
import type { AnswerOf } from '@callofcode/contract/endpoint'
import { resetBody } from '@callofcode/contract/schemas/account/account'
import type { SecondStep } from '@callofcode/contract/second-factor/second-factor'
import { passoutYear } from '@callofcode/contract/text'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { CallError, call } from '../../platform/api/client.ts'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { useClub } from '../../platform/session/club.ts'
import { chosenYear, NewPasswordField, PassoutField } from './account-fields.tsx'
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

type Link = AnswerOf<typeof readResetLink>['data']
interface ReadLink {
  /** The person whose first password the token sets. */
  readonly invited: Link | undefined
  readonly isLoading: boolean
  /** The reason why the token no longer works. */
  readonly over: string | undefined
}

/** Reads what a token is for. This does not use it up. */
export function useResetToken(token: string): ReadLink {
  const { data, error, isLoading } = useQuery({
    queryKey: [...linkKey, token],
    queryFn: () => call(readResetLink, {}, { transport: bearing(token) }),
    enabled: token !== '',
    retry: false,
    gcTime: NOT_CACHED,
    meta: { quiet: true },
  })
  return {
    invited: data?.data.isInvitation ? data.data : undefined,
    isLoading,
    over: error instanceof CallError && error.status === 401 ? error.message : undefined,
  }
}

const plain = z.object({
  password: resetBody.shape.memberData.shape.password,
  acceptsConduct: z.boolean().optional(),
  passoutYear: passoutYear.optional(),
})
type Typed = z.infer<typeof plain>
const withConduct = plain.extend({
  acceptsConduct: z.boolean().refine((given) => given, conductMessages.required),
})
const rulesFor = (hasConduct: boolean, lacksYear: boolean) => {
  const rules = hasConduct ? withConduct : plain
  return lacksYear ? rules.extend({ passoutYear }) : rules
}

interface WelcomeProps {
  invited: Link
  token: string
  onSecondStep: (step: SecondStep) => void
}

/**
 * The first page of a person whom the club made a member. It asks for a password, the year if the club knows none, and the code of
 * conduct, then signs them in.
 */
export function Welcome({ invited: { name, lacksYear }, token, onSecondStep }: WelcomeProps) {
  const club = useClub()
  const form = useForm<Typed>({
    resolver: zodResolver(rulesFor(club.hasConduct, lacksYear)),
    defaultValues: { password: '', acceptsConduct: false },
  })
  const { control, register, handleSubmit, formState } = form
  const password = useWatch({ control, name: 'password' }) ?? ''
  const { begin, isPending } = useBegin(form, token, onSecondStep)
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
        {lacksYear && (
          <PassoutField
            registration={register('passoutYear', { setValueAs: chosenYear })}
            error={formState.errors.passoutYear?.message}
          />
        )}
        <ConductField
          registration={register('acceptsConduct')}
          error={formState.errors.acceptsConduct?.message}
        />
        <SubmitButton busy={isPending && say('signingIn')}>{say('setAndSignIn')}</SubmitButton>
      </form>
    </section>
  )
}

function useBegin(form: UseFormReturn<Typed>, token: string, onSecondStep: (step: SecondStep) => void) {
  const client = useQueryClient()
  const enter = useEnter()
  const showFailureToast = useFailureToast()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ password, acceptsConduct, passoutYear: year }: Typed) => {
      const asked = { ...(acceptsConduct && { acceptsConduct }), ...(year && { passoutYear: year }) }
      return call(
        resetPassword,
        { body: { memberData: { password }, ...asked } },
        { transport: bearing(token) },
      )
    },
    meta: { quiet: true },
    gcTime: NOT_CACHED,
    onSuccess: ({ secondStep }) => (secondStep ? onSecondStep(secondStep) : enter()),
    onError: (failed) => {
      if (failed instanceof CallError && failed.status === 401)
        void client.invalidateQueries({ queryKey: linkKey })
      showFailureToast(failed)
      showFieldErrors(form, failed, ['password', 'passoutYear'])
    },
  })
  return { begin: mutate, isPending }
}
