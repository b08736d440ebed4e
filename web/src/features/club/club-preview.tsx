import { say } from 'words:club'
import { rolesOf, THEMES, type Theme } from '@callofcode/contract/club/accent'
import { type ClubLook, HOUSE_ACCENT } from '@callofcode/contract/club/club-look'
import { logoValues } from '@callofcode/contract/club/club-style'
import { useLayoutEffect, useRef } from 'react'
import { BrandWordsOf } from '../../platform/ui/brand.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { isColour } from './accent-field.tsx'

interface LookProps {
  name: string
  shortName: string
  accent: string
  logos: Pick<ClubLook, 'logo' | 'logoDark'>
}

/** Previews name and colour in both themes at once. */
export function ClubPreview({ accent, ...rest }: LookProps) {
  const colour = isColour(accent) ? accent.trim().toLowerCase() : HOUSE_ACCENT
  return (
    <figure className="club-previews" aria-label={say('preview')}>
      {THEMES.map((theme) => (
        <ThemePreview key={theme} theme={theme} accent={colour} {...rest} />
      ))}
    </figure>
  )
}

function ThemePreview({ theme, name, shortName, accent, logos }: LookProps & { theme: Theme }) {
  const box = useRef<HTMLDivElement>(null)
  const logo = theme === 'dark' ? (logos.logoDark ?? logos.logo) : logos.logo
  // Set by a script, because the page's policy forbids style attributes in the markup.
  useLayoutEffect(() => {
    const values: Record<string, string> = {
      ...(accent !== HOUSE_ACCENT && rolesOf(accent, theme)),
      ...(logo && logoValues(logo, theme)),
    }
    const style = box.current?.style
    style?.setProperty('cssText', '')
    for (const [token, value] of Object.entries(values)) style?.setProperty(`--${token}`, value)
  }, [theme, accent, logo])
  return (
    <div ref={box} className={`club-preview in-${theme}`}>
      <p className="brand">
        <BrandWordsOf logo={logos.logo} shortName={shortName} />
      </p>
      <p className="club-preview-name">
        <bdi>{name}</bdi>
      </p>
      <p className="club-preview-row">
        <span className="btn primary">
          {say('join')} <Icon name="arrow" />
        </span>
        <span className="club-preview-link">{say('sampleLink')}</span>
      </p>
      <p className="club-preview-row">
        <span className="club-preview-chosen">{say('sampleRow')}</span>
        <span className="club-preview-mark" />
      </p>
    </div>
  )
}
