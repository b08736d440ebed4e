/**
 * CPython runs on a JavaScript runtime that can do far more than a judged program may: call into JavaScript, open sockets, read
 * files of the host. Removing these from Python does not work, because each attempt left a way around it. Instead, every host
 * function that the WebAssembly imports is called through this gate. Once closed, it never opens again, and only the functions
 * listed below pass, whatever the Python code does.
 */
export class Denied extends Error {
  readonly what: string

  constructor(what: string) {
    super(`${what} is not available here.`)
    this.what = what
  }
}

type Imported = (...values: number[]) => unknown
type Imports = Record<string, WebAssembly.ImportValue>

export const allowed = new Set([
  ...['_Py_emscripten_runtime', '_Py_CheckEmscriptenSignals_Helper', '_PyEM_TrampolineCall_JS'],
  ...['emscripten_get_heap_max', 'emscripten_runtime_keepalive_push', 'emscripten_runtime_keepalive_pop'],
  ...['environ_sizes_get', 'environ_get', 'clock_res_get', 'throw_no_gil', '_tzset_js', '_timegm_js'],
  ...['_mktime_js', '_localtime_js', '_gmtime_js', 'fd_close', 'fd_seek', 'fd_pread', 'fd_fdstat_get'],
  ...['fd_sync', '__syscall_fstat64', '__syscall_stat64', '__syscall_newfstatat', '__syscall_lstat64'],
  ...['__syscall_getcwd', '__syscall_getdents64', '__syscall_faccessat', '__syscall_readlinkat'],
  ...['__syscall_fcntl64', '_try_fcntl64', '__syscall_ioctl', '__syscall_getuid32_js', '__syscall_umask_js'],
  ...['__syscall_dup', '__syscall_dup3'],
])

/** Errors of system calls that would change a file or use the network. Python raises an OSError. */
const READ_ONLY = 69
const NOT_PERMITTED = 63
export const failing: Record<string, number> = Object.fromEntries([
  ...['unlinkat', 'mkdirat', 'rmdir', 'renameat', 'symlinkat', 'linkat', 'truncate64', 'ftruncate64'].map(
    readOnly,
  ),
  ...['chmod', 'fchmod', 'fchmodat2', 'fchownat', 'fchown32', 'utimensat', 'mknodat', 'fallocate'].map(
    readOnly,
  ),
  ...['socket', 'connect', 'bind', 'listen', 'accept4', 'sendto', 'recvfrom', 'pipe'].map(notPermitted),
])

function readOnly(name: string) {
  return [`__syscall_${name}`, READ_ONLY]
}

function notPermitted(name: string) {
  return [`__syscall_${name}`, NOT_PERMITTED]
}

export class HostCallGate {
  /** Replacements of host functions from the start: clock, random numbers and the program's channels. */
  private readonly instead: Record<string, Imported>
  private closed = false
  denied: string | undefined

  constructor(instead: Record<string, (given: Imported) => Imported>, imports: WebAssembly.Imports) {
    const given = (imports.env ?? {}) as Imports
    this.instead = {}
    for (const [name, make] of Object.entries(instead)) {
      if (typeof given[name] === 'function') this.instead[name] = make(given[name] as Imported)
    }
    // The functions are replaced in the object itself, because the dynamic linker takes functions from it and must not get the
    // originals.
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === 'function') given[name] = this.gated(name, value as Imported)
    }
  }

  close() {
    this.closed = true
  }

  private gated(name: string, given: Imported): Imported {
    const own = this.instead[name]
    const open = own ?? given
    const gated: Imported =
      own || allowed.has(name)
        ? (...values) => open(...values)
        : (...values) => (this.closed ? this.refuse(name) : open(...values))
    // The linker reads a function's signature from a property of it.
    return Object.assign(gated, given)
  }

  private refuse(name: string): number {
    const error = failing[name]
    if (error !== undefined) return -error
    this.denied ??= name
    throw new Denied(name)
  }
}
