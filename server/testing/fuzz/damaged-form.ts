import type { Damage } from './damaged-request.ts'
import { hostileTexts, hostileValues } from './hostile-values.ts'

/** A part of a multipart form. */
export interface Part {
  readonly name: string
  readonly content: Buffer
  readonly filename?: string
  readonly type?: string
}
interface Written {
  parts: Part[]
  boundary: string
  /** The content type, if it is not the right one. */
  type?: string | undefined
  change: (bytes: Buffer) => Buffer
}
type Way = (form: Written, damage: Damage) => void

const BOUNDARY = 'boundary-of-the-fuzzer'
const chosen = <T>(list: readonly T[], pick: number): T => list[pick % list.length] as T
const shownIn = (text: string) => text.toWellFormed().replaceAll(/[\r\n]/g, ' ')

const change =
  (make: (part: Part, pick: number) => Part): Way =>
  (form, { at, pick }) => {
    const place = at % Math.max(form.parts.length, 1)
    form.parts = form.parts.map((part, index) => (index === place ? make(part, pick) : part))
  }
const texts = (part: Part, pick: number) => ({ ...part, content: Buffer.from(chosen(hostileTexts, pick)) })
const values = (part: Part, pick: number) => ({
  ...part,
  content: Buffer.from(JSON.stringify(chosen(hostileValues, pick)) ?? ''),
})
const cuts = [0, 1, 8, 20, 60, 200]

const ways: readonly Way[] = [
  change(texts),
  change(values),
  change((part, pick) => ({ ...part, content: part.content.subarray(0, chosen(cuts, pick)) })),
  change((part, pick) => ({
    ...part,
    content: Buffer.concat([part.content, Buffer.alloc(chosen(cuts, pick), 60)]),
  })),
  change((part, pick) => ({
    ...part,
    content: Buffer.alloc([0, 1, 262_144, 2_097_152, 2_097_153][pick % 5] ?? 0, 32),
  })),
  change((part, pick) => ({ ...part, name: shownIn(chosen(hostileTexts, pick)) })),
  change((part, pick) => ({
    ...part,
    name: chosen(['file', 'memberData', 'about', '__proto__', 'file[]', ''], pick),
  })),
  change((part, pick) => ({ ...part, filename: shownIn(chosen(hostileTexts, pick)) })),
  change((part, pick) => ({
    ...part,
    filename: chosen(['../../x.png', 'a.png\0.html', 'x'.repeat(10_000), '"'], pick),
  })),
  change((part, pick) => ({
    ...part,
    type: chosen(['application/json', 'text/html', 'x', 'image/svg+xml', 'text/plain; charset=utf-7'], pick),
  })),
  (form, { at }) =>
    form.parts.push(chosen([...form.parts, { name: 'other', content: Buffer.from('x') }], at)),
  (form) => form.parts.pop(),
  (form) => form.parts.reverse(),
  (form, { pick }) => {
    form.parts = [
      ...form.parts,
      ...Array.from({ length: [3, 40][pick % 2] ?? 3 }, (_, at) => ({
        name: `p${at}`,
        content: Buffer.from('x'),
      })),
    ]
  },
  (form, { pick }) => {
    const odd = [
      undefined,
      'multipart/form-data',
      'multipart/form-data; boundary=other',
      'multipart/mixed; boundary=x',
    ]
    form.type =
      chosen(
        [...odd, 'application/json', 'multipart/form-data; boundary=""', 'multipart/form-data; boundary="'],
        pick,
      ) ?? ''
  },
  (form, { pick }) => {
    form.change = (bytes) => bytes.subarray(0, bytes.length - chosen([1, 2, 4, 10, 30, 90], pick))
  },
  (form, { pick }) => {
    const odd = ['\r\n\r\n', '\n', `--${BOUNDARY}`, '\0'.repeat(90), 'Content-Disposition: form-data\r\n\r\n']
    form.change = (bytes) => Buffer.concat([Buffer.from(chosen(odd, pick)), bytes])
  },
  (form) => {
    form.change = (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
  },
  (form) => {
    form.change = (bytes) =>
      Buffer.from(
        bytes.toString('latin1').replace(/Content-Disposition/g, 'X-Long: '.padEnd(20_000, 'x')),
        'latin1',
      )
  },
]

/** Returns the bytes of a form, damaged as the numbers define. */
export function damagedForm(
  parts: readonly Part[],
  damages: readonly Damage[],
): { type: string; payload: Buffer } {
  const form: Written = { parts: [...parts], boundary: BOUNDARY, change: (bytes) => bytes }
  for (const damage of damages) chosen(ways, damage.kind)(form, damage)
  const payload = form.change(Buffer.concat([...form.parts.map(written), Buffer.from(`--${BOUNDARY}--\r\n`)]))
  return { type: form.type ?? `multipart/form-data; boundary=${BOUNDARY}`, payload }
}

const written = ({ name, filename, type, content }: Part) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(filename === undefined ? '' : `; filename="${filename}"`),
    Buffer.from(type === undefined ? '\r\n\r\n' : `\r\nContent-Type: ${type}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ])
