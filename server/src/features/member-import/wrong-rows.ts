import type { LineFault, ReadFile } from './read-csv.ts'

/** Returns a fault as an answer has it. */
export const faultSaid = ({ said, ...place }: LineFault) => ({ ...place, ...said.said })

/** Returns the rows with a fault as the file has them, each with its faults. */
export function wrongRows({ heads, faults, cells }: ReadFile) {
  const byLine = new Map<number, LineFault[]>()
  for (const fault of faults) byLine.set(fault.line, [...(byLine.get(fault.line) ?? []), fault])
  const rows = [...byLine].flatMap(([line, all]) => {
    const given = cells.get(line)
    return given ? [{ cells: [...given], faults: all.map(faultSaid) }] : []
  })
  return { heads: heads.map(({ head }) => head), rows }
}
