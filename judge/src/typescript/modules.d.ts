// biome-ignore-all lint/suspicious/noExplicitAny: as the declarations of Node.js

// The modules of Node.js that a program finds here, for the checker. They stand behind world.d.ts, as one file with it.

declare module 'node:fs' {
  export function readFileSync(
    path: number | string,
    encoding: string | { encoding: string; flag?: string },
  ): string
  export function readFileSync(
    path: number | string,
    encoding?: { encoding?: null; flag?: string } | null,
  ): Buffer
  export function readSync(channel: number, place: Uint8Array, ...more: any[]): number
  export function existsSync(path: string): boolean
  export function createReadStream(path: string, ...more: any[]): NodeJS.Input
  export const promises: typeof import('node:fs/promises')
  export function writeFileSync(path: number | string, what: string | Uint8Array): void
  export function writeSync(channel: number, what: string | Uint8Array): number
}
declare module 'node:readline' {
  export interface Interface extends AsyncIterable<string> {
    on(event: 'line', act: (line: string) => void): this
    on(event: 'close', act: () => void): this
    once(event: 'line', act: (line: string) => void): this
    once(event: 'close', act: () => void): this
    off(event: string, act: (...values: any[]) => void): this
    removeListener(event: string, act: (...values: any[]) => void): this
    removeAllListeners(event?: string): this
    pause(): this
    resume(): this
    question(prompt: string, act: (answer: string) => void): void
    question(prompt: string, options: object, act: (answer: string) => void): void
    setPrompt(prompt: string): void
    prompt(): void
    close(): void
  }
  interface Options {
    input: NodeJS.Input
    output?: NodeJS.Output
    terminal?: boolean
    crlfDelay?: number
    historySize?: number
    prompt?: string
  }
  export function createInterface(options: Options): Interface
  export function createInterface(input: NodeJS.Input, output?: NodeJS.Output): Interface
}
declare module 'node:readline/promises' {
  export interface Interface extends AsyncIterable<string> {
    on(event: 'line', act: (line: string) => void): this
    on(event: 'close', act: () => void): this
    question(prompt: string, options?: object): Promise<string>
    close(): void
  }
  export function createInterface(options: {
    input: NodeJS.Input
    output?: NodeJS.Output
    terminal?: boolean
  }): Interface
  export function createInterface(input: NodeJS.Input, output?: NodeJS.Output): Interface
}
declare module 'node:util' {
  export function inspect(value: any, options?: any, ...more: any[]): string
  export function format(...values: any[]): string
  export function promisify(act: (...values: any[]) => any): (...values: any[]) => Promise<any>
  export function callbackify(act: (...values: any[]) => Promise<any>): (...values: any[]) => void
  export function inherits(Kind: any, Above: any): void
  export function deprecate<T>(act: T, ...words: string[]): T
  export function isDeepStrictEqual(one: any, other: any): boolean
  export const types: { [name: string]: (value: any) => boolean }
}
declare module 'node:assert' {
  function assert(value: any, message?: string | Error): asserts value
  namespace assert {
    type Message = string | Error | undefined
    class AssertionError extends Error {}
    function ok(value: any, message?: Message): asserts value
    function equal(one: any, other: any, message?: Message): void
    function notEqual(one: any, other: any, message?: Message): void
    function strictEqual(one: any, other: any, message?: Message): void
    function notStrictEqual(one: any, other: any, message?: Message): void
    function deepEqual(one: any, other: any, message?: Message): void
    function notDeepEqual(one: any, other: any, message?: Message): void
    function deepStrictEqual(one: any, other: any, message?: Message): void
    function notDeepStrictEqual(one: any, other: any, message?: Message): void
    function throws(act: () => any, wanted?: any, message?: Message): void
    function rejects(act: any, wanted?: any, message?: Message): Promise<void>
    function match(text: string, pattern: RegExp, message?: Message): void
    function fail(message?: Message): never
    const strict: typeof assert
  }
  export = assert
}
declare module 'node:os' {
  export const EOL: string
  export function platform(): string
  export function cpus(): { model: string; speed: number }[]
  export function totalmem(): number
  export function freemem(): number
}
declare module 'node:events' {
  class EventEmitter {
    static EventEmitter: typeof EventEmitter
    static once(emitter: EventEmitter, event: string | symbol): Promise<any[]>
    on(event: string | symbol, act: (...values: any[]) => void): this
    once(event: string | symbol, act: (...values: any[]) => void): this
    off(event: string | symbol, act: (...values: any[]) => void): this
    addListener(event: string | symbol, act: (...values: any[]) => void): this
    prependListener(event: string | symbol, act: (...values: any[]) => void): this
    removeListener(event: string | symbol, act: (...values: any[]) => void): this
    removeAllListeners(event?: string | symbol): this
    emit(event: string | symbol, ...values: any[]): boolean
    listeners(event: string | symbol): ((...values: any[]) => void)[]
    listenerCount(event: string | symbol): number
    eventNames(): (string | symbol)[]
    setMaxListeners(most: number): this
  }
  namespace EventEmitter {}
  export = EventEmitter
}
declare module 'node:path' {
  export const sep: string
  export const delimiter: string
  export function join(...parts: string[]): string
  export function resolve(...parts: string[]): string
  export function normalize(path: string): string
  export function relative(from: string, to: string): string
  export function dirname(path: string): string
  export function basename(path: string, end?: string): string
  export function extname(path: string): string
  export function isAbsolute(path: string): boolean
  export function parse(path: string): { root: string; dir: string; base: string; ext: string; name: string }
  export function format(parts: object): string
}
declare module 'node:url' {
  const Address: typeof URL
  const Parameters: typeof URLSearchParams

  export { Address as URL, Parameters as URLSearchParams }
  export function fileURLToPath(address: string | URL): string
  export function pathToFileURL(path: string): URL
}
declare module 'node:buffer' {
  const Bytes: typeof Buffer
  type Bytes = Buffer

  export { Bytes as Buffer }
}
declare module 'node:perf_hooks' {
  const clock: typeof performance

  export { clock as performance }
}
declare module 'node:timers' {
  const [later, again, soon]: [typeof setTimeout, typeof setInterval, typeof setImmediate]

  export { again as setInterval, later as setTimeout, soon as setImmediate }
}
declare module 'node:timers/promises' {
  export function setTimeout<T = void>(delay?: number, value?: T): Promise<T>
  export function setImmediate<T = void>(value?: T): Promise<T>
  export function setInterval<T = void>(delay?: number, value?: T): AsyncIterable<T>
}
declare module 'node:fs/promises' {
  export function readFile(path: number | string, encoding: string | { encoding: string }): Promise<string>
  export function readFile(path: number | string): Promise<Buffer>
  export function writeFile(path: number | string, what: string | Uint8Array): Promise<void>
}
declare module 'node:process' {
  export = process
}
declare module 'fs' {
  export * from 'node:fs'
}
declare module 'readline' {
  export * from 'node:readline'
}
declare module 'util' {
  export * from 'node:util'
}
declare module 'assert' {
  import assert = require('node:assert')
  export = assert
}
declare module 'os' {
  export * from 'node:os'
}
declare module 'process' {
  export = process
}
declare module 'path' {
  export * from 'node:path'
}
declare module 'url' {
  export * from 'node:url'
}
declare module 'buffer' {
  export * from 'node:buffer'
}
declare module 'perf_hooks' {
  export * from 'node:perf_hooks'
}
declare module 'timers' {
  export * from 'node:timers'
}
declare module 'timers/promises' {
  export * from 'node:timers/promises'
}
declare module 'readline/promises' {
  export * from 'node:readline/promises'
}
declare module 'fs/promises' {
  export * from 'node:fs/promises'
}
declare module 'events' {
  import EventEmitter = require('node:events')
  export = EventEmitter
}
