import { say } from 'words:account'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FieldError } from '../../platform/form/field.tsx'
import { Checkbox } from '../../platform/form/inputs.tsx'
import { paths } from '../../platform/paths.ts'
import { useClub } from '../../platform/session/club.ts'

interface ConductFieldProps {
  registration: UseFormRegisterReturn
  error: string | undefined
}

/** Renders if the club has a code of conduct. */
export function ConductField({ registration, error }: ConductFieldProps) {
  const { hasConduct } = useClub()
  const id = useId()
  if (!hasConduct) return null
  return (
    <div className="span">
      <Checkbox {...registration} aria-invalid={error ? true : undefined} aria-describedby={error && id}>
        <span>
          {say('acceptConduct', {
            link: (inside) => (
              <Link className="link" to={paths.conduct} target="_blank">
                {inside}
              </Link>
            ),
            sr: (inside) => <span className="sr">{inside}</span>,
          })}
        </span>
      </Checkbox>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
