import { passoutYears } from '@callofcode/contract/text'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/select.tsx'

interface PassoutFieldProps {
  registration: UseFormRegisterReturn
  error: string | undefined
}

export function PassoutField({ registration, error }: PassoutFieldProps) {
  return (
    <Field label="Passout year" error={error} required>
      <Select {...registration}>
        <option value="">Choose a year</option>
        {passoutYears().map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </Select>
    </Field>
  )
}
