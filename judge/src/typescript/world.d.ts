// biome-ignore-all lint/suspicious/noExplicitAny: as the declarations of Node.js

// What a program finds here besides the language's own library, for the checker: what the prelude makes, declared as
// people know it from Node.js and LeetCode. Timers are numbers, under either name.

interface Console {
  log(...values: any[]): void
  info(...values: any[]): void
  debug(...values: any[]): void
  error(...values: any[]): void
  warn(...values: any[]): void
  trace(...values: any[]): void
  dir(value: any, options?: object): void
  table(data: any, columns?: readonly string[]): void
  assert(holds?: any, ...values: any[]): void
  count(name?: string): void
  countReset(name?: string): void
  group(...values: any[]): void
  groupEnd(): void
  time(name?: string): void
  timeEnd(name?: string): void
}
declare var console: Console

declare namespace NodeJS {
  type Timeout = number
  type Timer = number
  type Immediate = number

  interface Input extends AsyncIterable<any> {
    readonly fd: 0
    readonly isTTY: boolean
    on(event: 'data', act: (chunk: any) => void): this
    on(event: 'readable' | 'end' | 'close', act: () => void): this
    once(event: 'data', act: (chunk: any) => void): this
    once(event: 'readable' | 'end' | 'close', act: () => void): this
    addListener(event: 'data' | 'readable' | 'end' | 'close', act: (chunk: any) => void): this
    setEncoding(encoding?: string): this
    resume(): this
    pause(): this
    read(size?: number): any
  }
  interface Output {
    readonly fd: number
    write(what: string | number | Uint8Array, ...more: any[]): boolean
    end(what?: string): void
    on(event: string, act: (...values: any[]) => void): this
    once(event: string, act: (...values: any[]) => void): this
  }
  interface Process {
    readonly stdin: Input
    readonly stdout: Output
    readonly stderr: Output
    readonly argv: string[]
    readonly env: { [name: string]: string | undefined }
    readonly platform: string
    readonly version: string
    readonly versions: { [name: string]: string }
    exit(code?: number): never
    exitCode?: number | undefined
    on(event: string, act: (...values: any[]) => void): this
    once(event: string, act: (...values: any[]) => void): this
    off(event: string, act: (...values: any[]) => void): this
    nextTick(act: (...values: any[]) => void, ...values: any[]): void
    hrtime: { (since?: [number, number]): [number, number]; bigint(): bigint }
    memoryUsage(): { heapUsed: number; rss: number }
    uptime(): number
    cwd(): string
  }
}
declare var process: NodeJS.Process
declare var global: typeof globalThis
declare var module: { exports: any; id: string; filename: string }
declare var __filename: string
declare var __dirname: string
declare var exports: any
declare var performance: { now(): number }

declare function setTimeout<T extends any[]>(
  act: (...values: T) => void,
  delay?: number,
  ...values: T
): number
declare function setInterval<T extends any[]>(
  act: (...values: T) => void,
  delay?: number,
  ...values: T
): number
declare function setImmediate<T extends any[]>(act: (...values: T) => void, ...values: T): number
declare function clearTimeout(timer?: number | null): void
declare function clearInterval(timer?: number | null): void
declare function queueMicrotask(act: () => void): void
declare function structuredClone<T>(value: T): T
declare function btoa(bytes: string): string
declare function atob(text: string): string
declare function print(...values: any[]): void
declare function readline(): string | null
declare function prompt(): string | null

declare class TextEncoder {
  readonly encoding: 'utf-8'
  encode(text?: string): Uint8Array
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  readonly encoding: string
  decode(bytes?: ArrayBuffer | ArrayBufferView): string
}

declare class ListNode {
  val: number
  next: ListNode | null
  constructor(val?: number, next?: ListNode | null)
}
declare class TreeNode {
  val: number
  left: TreeNode | null
  right: TreeNode | null
  constructor(val?: number, left?: TreeNode | null, right?: TreeNode | null)
}

declare type PriorityQueue<T> = import('@datastructures-js/priority-queue').PriorityQueue<T>
declare var PriorityQueue: typeof import('@datastructures-js/priority-queue').PriorityQueue
declare type MinPriorityQueue<T> = import('@datastructures-js/priority-queue').MinPriorityQueue<T>
declare var MinPriorityQueue: typeof import('@datastructures-js/priority-queue').MinPriorityQueue
declare type MaxPriorityQueue<T> = import('@datastructures-js/priority-queue').MaxPriorityQueue<T>
declare var MaxPriorityQueue: typeof import('@datastructures-js/priority-queue').MaxPriorityQueue
declare type Queue<T> = import('@datastructures-js/queue').Queue<T>
declare var Queue: typeof import('@datastructures-js/queue').Queue
declare type Deque<T> = import('@datastructures-js/deque').Deque<T>
declare var Deque: typeof import('@datastructures-js/deque').Deque

declare class Buffer extends Uint8Array {
  private constructor()
  static from(value: string, encoding?: string): Buffer
  static from(
    value: ArrayLike<number> | Iterable<number> | ArrayBufferLike | Uint8Array,
    ...more: number[]
  ): Buffer
  static alloc(size: number, fill?: string | number, encoding?: string): Buffer
  static allocUnsafe(size: number): Buffer
  static concat(parts: readonly Uint8Array[], length?: number): Buffer
  static compare(one: Uint8Array, other: Uint8Array): -1 | 0 | 1
  static byteLength(value: string | Uint8Array, encoding?: string): number
  static isBuffer(value: any): value is Buffer
  static isEncoding(encoding: string): boolean
  toString(encoding?: string, start?: number, end?: number): string
  toJSON(): { type: 'Buffer'; data: number[] }
  equals(other: Uint8Array): boolean
  compare(other: Uint8Array): -1 | 0 | 1
  write(text: string, at?: number | string, length?: number, encoding?: string): number
  copy(target: Uint8Array, at?: number, from?: number, to?: number): number
  slice(from?: number, to?: number): Buffer
  subarray(from?: number, to?: number): Buffer
  indexOf(value: any, from?: number, encoding?: string): number
  lastIndexOf(value: any, from?: number, encoding?: string): number
  includes(value: any, from?: number, encoding?: string): boolean
  fill(value: any, from?: number, to?: number, encoding?: string): this
  // Of reading and writing numbers there are some fifty, all alike.
  [method: `read${string}`]: (at?: number, length?: number) => any
  [method: `write${string}`]: (...values: any[]) => number
}
declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(init?: string | Record<string, string> | Iterable<[string, string]>)
  readonly size: number
  append(name: string, value: string): void
  delete(name: string): void
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  set(name: string, value: string): void
  sort(): void
  forEach(act: (value: string, name: string) => void): void
  keys(): IterableIterator<string>
  values(): IterableIterator<string>
  entries(): IterableIterator<[string, string]>
  [Symbol.iterator](): IterableIterator<[string, string]>
  toString(): string
}
declare class URL {
  constructor(address: string | URL, base?: string | URL)
  static canParse(address: string, base?: string): boolean
  hash: string
  host: string
  hostname: string
  href: string
  readonly origin: string
  password: string
  pathname: string
  port: string
  protocol: string
  search: string
  readonly searchParams: URLSearchParams
  username: string
  toString(): string
  toJSON(): string
}

declare function require(name: 'fs' | 'node:fs'): typeof import('node:fs')
declare function require(name: 'readline' | 'node:readline'): typeof import('node:readline')
declare function require(name: 'util' | 'node:util'): typeof import('node:util')
declare function require(name: 'assert' | 'node:assert'): typeof import('node:assert')
declare function require(name: 'os' | 'node:os'): typeof import('node:os')
declare function require(name: 'process' | 'node:process'): NodeJS.Process
declare function require(name: 'events' | 'node:events'): typeof import('node:events')
declare function require(name: 'path' | 'node:path'): typeof import('node:path')
declare function require(name: 'url' | 'node:url'): typeof import('node:url')
declare function require(name: 'buffer' | 'node:buffer'): typeof import('node:buffer')
declare function require(name: 'timers' | 'node:timers'): typeof import('node:timers')
declare function require(
  name: 'timers/promises' | 'node:timers/promises',
): typeof import('node:timers/promises')
declare function require(
  name: 'readline/promises' | 'node:readline/promises',
): typeof import('node:readline/promises')
declare function require(name: 'perf_hooks' | 'node:perf_hooks'): typeof import('node:perf_hooks')
declare function require(name: 'fs/promises' | 'node:fs/promises'): typeof import('node:fs/promises')
declare function require(name: string): any
declare namespace require {
  const main: typeof module
}
