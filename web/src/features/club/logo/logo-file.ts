import { say } from 'words:club'
import { uploadLogo } from '@callofcode/contract/club/club'
import type { ClubLogo } from '@callofcode/contract/club/club-look'
import { clubLimits } from '@callofcode/contract/club/club-messages'
import { limits } from '@callofcode/contract/limits'
import { CallError, call } from '../../../platform/api/client.ts'

const SVG = 'image/svg+xml'
export const LOGO_TYPES = `image/png,image/jpeg,image/webp,${SVG}`

const refusals = {
  get type() {
    return say('logoWrongKind')
  },
  get size() {
    return say('logoTooBig')
  },
  get svg() {
    return say('logoUnreadable')
  },
  get failed() {
    return say('logoFailed')
  },
} as const

/** The reason why a file cannot be a logo, for the person who chose it. */
export class LogoRefused extends Error {}

/** Sends a picture that may become the logo. Throws `LogoRefused`. */
export async function sendLogo(file: File): Promise<ClubLogo> {
  if (!LOGO_TYPES.split(',').includes(file.type)) throw new LogoRefused(refusals.type)
  if (file.size > limits.photoBytes) throw new LogoRefused(refusals.size)
  const body = new FormData()
  body.append('file', file.type === SVG ? await drawnSvg(file) : file, 'logo')
  try {
    return (await call(uploadLogo, { body })).data
  } catch (error) {
    if (error instanceof CallError) throw new LogoRefused(error.errors.file ?? error.message)
    throw new LogoRefused(refusals.failed)
  }
}

/**
 * Returns an SVG as a bitmap that this browser draws. As a picture it runs no script and loads nothing, and its letters use the
 * typefaces of the person who chose it.
 */
async function drawnSvg(file: File): Promise<Blob> {
  const parsed = new DOMParser().parseFromString(await file.text(), SVG)
  const svg = parsed.documentElement
  const given =
    svg.getAttribute('viewBox') ?? `0 0 ${svg.getAttribute('width')} ${svg.getAttribute('height')}`
  const [, , width = 0, height = 0] = given
    .trim()
    .split(/[\s,]+/)
    .map(Number.parseFloat)
  if (svg.localName !== 'svg' || !(width > 0 && height > 0)) throw new LogoRefused(refusals.svg)
  const scale = clubLimits.logoSide / Math.max(width, height)
  const [wide, high] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ]
  svg.setAttribute('viewBox', given)
  svg.setAttribute('width', `${wide}`)
  svg.setAttribute('height', `${high}`)
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(parsed)], { type: SVG }),
  )
  try {
    const picture = new Image(wide, high)
    picture.src = address
    await picture.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high })
    canvas.getContext('2d')?.drawImage(picture, 0, 0, wide, high)
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    if (drawn) return drawn
  } catch {
    // Thrown below.
  } finally {
    URL.revokeObjectURL(address)
  }
  throw new LogoRefused(refusals.svg)
}
