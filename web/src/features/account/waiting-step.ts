import { secondStep } from '@callofcode/contract/schemas/second-factor/second-factor'
import type { SecondStep } from '@callofcode/contract/second-factor/second-factor'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../../platform/paths.ts'

/**
 * Hands on the second step of a sign-in that began elsewhere. The step is in the fragment, which no server receives, and is
 * removed from the address at once.
 */
export function useWaitingStep(take: (step: SecondStep) => void) {
  const navigate = useNavigate()
  const fragment = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    const step = stepIn(fragment)
    if (!step) return
    take(step)
    const place = { to: paths.signup, search: true, hash: '', state: true } as const
    void navigate({ ...place, replace: true, resetScroll: false })
  }, [fragment, navigate, take])
}

function stepIn(fragment: string): SecondStep | undefined {
  try {
    return secondStep.safeParse(JSON.parse(new URLSearchParams(fragment).get('step') ?? '')).data
  } catch {
    return undefined
  }
}
