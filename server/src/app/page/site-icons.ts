import { createHash } from 'node:crypto'
import { type ClubLook, DEFAULT_LOOK } from '@callofcode/contract/club/club-look'

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
}

/**
 * The addresses of the site's icons. A club's own icons have a version in their address, because browsers cache icons for long.
 */
export interface SiteIcons {
  readonly tab: Icon
  readonly touch: string
  readonly manifest: string
  /** The icon that other sites may show. */
  readonly large: string
  readonly installed: readonly Icon[]
  /** The version in the addresses of pictures with the logo. It is empty on a new site. */
  readonly version: string
}

const png = (src: string, side: number, purpose?: string): Icon => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
  ...(purpose && { purpose }),
})
const mark = (src: string): Icon => ({ src, sizes: 'any', type: 'image/svg+xml' })

const HOUSE: SiteIcons = {
  tab: mark('/mark.svg'),
  touch: '/icon-180.png',
  manifest: '/manifest.webmanifest',
  large: '/icon-512.png',
  installed: [
    mark('/mark.svg'),
    png('/icon-192.png', 192),
    png('/icon-512.png', 512),
    png('/icon-maskable-512.png', 512, 'maskable'),
  ],
  version: '',
}

const digest = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10)

let made: { look: ClubLook; icons: SiteIcons } | undefined

export function iconsOf(look: ClubLook): SiteIcons {
  if (made?.look !== look) made = { look, icons: iconsFor(look) }
  return made.icons
}

function iconsFor({ name, shortName, accent, logo, logoDark }: ClubLook): SiteIcons {
  const manifest = `/manifest.webmanifest?v=${digest(name, shortName, accent, logo, logoDark)}`
  const isNew = name === DEFAULT_LOOK.name && shortName === DEFAULT_LOOK.shortName
  if (!accent && !logo) return isNew ? HOUSE : { ...HOUSE, manifest }
  const version = digest(accent, logo, logoDark)
  const at = (file: string) => `/club/icon/${file}.png?v=${version}`
  return {
    tab: logo ? png(at('64'), 64) : mark(`/mark.svg?v=${version}`),
    touch: at('180'),
    manifest,
    large: at('512'),
    installed: [
      ...(logo ? [] : [mark(`/mark.svg?v=${version}`)]),
      png(at('192'), 192),
      png(at('512'), 512),
      png(at('maskable-512'), 512, 'maskable'),
    ],
    version,
  }
}
