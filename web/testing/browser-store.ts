/** Returns a browser's `localStorage` with a limit of `room` characters. */
export function localStorageOf(room = Number.POSITIVE_INFINITY): Storage {
  const items: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem(key: string, text: string) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      items[key] = text
    },
    removeItem: (key: string) => void delete items[key],
  }
  return new Proxy(items, {
    get: (_, name) => methods[name as keyof typeof methods] ?? items[String(name)],
  }) as unknown as Storage
}
