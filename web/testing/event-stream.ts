/** Replaces the browser's `EventSource`. The test decides which events arrive. */
export class EventStream extends EventTarget {
  static readonly CLOSED = 2
  static opened: EventStream[] = []
  static last = () => EventStream.opened.at(-1)
  readyState = 0
  onopen: (() => void) | undefined
  onerror: (() => void) | undefined
  readonly address: string

  constructor(address: string) {
    super()
    this.address = address
    EventStream.opened.push(this)
  }
  close() {
    this.readyState = EventStream.CLOSED
  }
  /** Opens the connection. */
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  /** Breaks the connection. The browser connects again, unless the server has refused it. */
  fail(refused = false) {
    this.readyState = refused ? EventStream.CLOSED : 0
    this.onerror?.()
  }
  say(name: string, data: object, lastEventId = '') {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }))
  }
}
