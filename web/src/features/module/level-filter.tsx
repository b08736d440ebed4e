import { LEVELS, type Level } from '@callofcode/contract/curriculum'
import { Link, useSearch } from '@tanstack/react-router'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { paths } from '../../platform/paths.ts'

/** The level chosen in the address; undefined for all. */
export function useLevel(): Level | undefined {
  const { level } = useSearch({ strict: false }) as { level?: string }
  return LEVELS.find((one) => one === level)
}

const items = (['All', ...LEVELS] as const).map((value) => ({ value, label: value }))

export function LevelFilter({ level }: { level: Level | undefined }) {
  return (
    <Segmented
      label="Level"
      fit="full"
      items={items}
      value={level ?? 'All'}
      link={(value, parts) => (
        <Link
          to={paths.dashboard}
          search={value === 'All' ? {} : { level: value }}
          activeOptions={{ exact: true }}
          resetScroll={false}
          {...parts}
        />
      )}
    />
  )
}
