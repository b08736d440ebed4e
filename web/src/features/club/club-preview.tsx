import { rolesOf, THEMES, type Theme } from '@callofcode/contract/site/accent'
import { HOUSE_ACCENT } from '@callofcode/contract/site/club-look'
import { useLayoutEffect, useRef } from 'react'
import { BrandMark } from '../../platform/ui/brand.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { isColour } from './accent-field.tsx'

interface LookProps {
  name: string
  shortName: string
  accent: string
}

/** How name and colour will stand, in both themes at once. */
export function ClubPreview({ accent, ...names }: LookProps) {
  const colour = isColour(accent) ? accent.trim().toLowerCase() : HOUSE_ACCENT
  return (
    <figure className="club-previews" aria-label="Preview">
      {THEMES.map((theme) => (
        <ThemePreview key={theme} theme={theme} accent={colour} {...names} />
      ))}
    </figure>
  )
}

function ThemePreview({ theme, name, shortName, accent }: LookProps & { theme: Theme }) {
  const box = useRef<HTMLDivElement>(null)
  // By script: the page's policy allows no style attribute in its markup.
  useLayoutEffect(() => {
    const values: Record<string, string> = accent === HOUSE_ACCENT ? {} : { ...rolesOf(accent, theme) }
    const style = box.current?.style
    style?.setProperty('cssText', '')
    for (const [token, value] of Object.entries(values)) style?.setProperty(`--${token}`, value)
  }, [theme, accent])
  return (
    <div ref={box} className={`club-preview in-${theme}`}>
      <p className="brand">
        <BrandMark />
        <span className="t">{shortName.toUpperCase()}</span>
      </p>
      <p className="club-preview-name">
        <bdi>{name}</bdi>
      </p>
      <p className="club-preview-row">
        <span className="btn primary">
          Join <Icon name="arrow" />
        </span>
        <span className="club-preview-link">A link</span>
      </p>
      <p className="club-preview-row">
        <span className="club-preview-chosen">The chosen row</span>
        <span className="club-preview-mark" />
      </p>
    </div>
  )
}
