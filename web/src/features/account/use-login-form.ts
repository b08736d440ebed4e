import { signinBody } from '@callofcode/contract/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'

// No default values, here and in the other forms: they would overwrite what was typed before the page came alive.
export const useLoginForm = () => useForm({ resolver: zodResolver(signinBody) })
export type LoginFormState = ReturnType<typeof useLoginForm>
