import { toast as library } from 'react-hot-toast/headless'

export const toastTypes = ['success', 'error', 'warning', 'info'] as const
export type ToastType = (typeof toastTypes)[number]

export interface ToastAction {
  readonly label: string
  readonly act: () => void
}

export interface ToastTiming {
  /** Milliseconds until it disappears. */
  duration?: number
  action?: ToastAction
}

const DURATION = 4_000

/** The library's toasts have no field for actions. */
const actions = new Map<string, ToastAction>()
export const toastAction = (id: string) => actions.get(id)

/** The class name contains the type, because the library supports only two types. */
function show(type: ToastType, message: string, { duration = DURATION, action }: ToastTiming = {}): string {
  const ariaProps =
    type === 'error'
      ? ({ role: 'alert', 'aria-live': 'assertive' } as const)
      : ({ role: 'status', 'aria-live': 'polite' } as const)
  const id = library.custom(message, { className: type, duration, ariaProps })
  if (action) actions.set(id, action)
  return id
}

export const toast = {
  success: (message: string, timing?: ToastTiming) => show('success', message, timing),
  error: (message: string, timing?: ToastTiming) => show('error', message, timing),
  warning: (message: string, timing?: ToastTiming) => show('warning', message, timing),
  info: (message: string, timing?: ToastTiming) => show('info', message, timing),
  /** The library's default durations: success 2 s, error and blank 4 s, loading until it is replaced. */
  plain: (message: string, timing?: ToastTiming) => library(message, timing),
  plainSuccess: (message: string, timing?: ToastTiming) => library.success(message, timing),
  plainError: (message: string, timing?: ToastTiming) => library.error(message, timing),
  plainLoading: (message: string) => library.loading(message),
  dismiss: (id?: string) => library.dismiss(id),
}
