/** With fewer, the program cannot even be loaded, and Node.js would end with a stack. */
const OPEN_FILES = 256

interface Limits {
  readonly userLimits?: { readonly open_files?: { readonly soft?: number | string } }
}

/**
 * Returns a message if this process may open too few files. Returns undefined if it may open enough, or the system has no such
 * limit.
 */
export function tooFewOpenFiles(): string | undefined {
  const report = process.report as { excludeNetwork?: boolean; getReport(): object }
  // Without this setting, the report looks up network names.
  report.excludeNetwork = true
  const soft = (report.getReport() as Limits).userLimits?.open_files?.soft
  if (typeof soft !== 'number' || soft >= OPEN_FILES) return undefined
  return (
    `This process may open ${soft} files at once, and Call of Code needs ${OPEN_FILES}, for many visitors 16384. Raise it: ` +
    'ulimit -n 16384, or LimitNOFILE=16384 in the unit of systemd.'
  )
}
