import { say } from 'words:core'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface AvatarProps {
  name: string
  /** Address of the picture; initials without one. */
  src?: string | null | undefined
  size?: 'small' | 'normal' | 'big' | undefined
  /** The name is already beside it. */
  decorative?: boolean | undefined
  className?: string | undefined
}

const PIXELS = { small: 24, normal: 36, big: 112 }

export function Avatar({ name, src, size = 'normal', decorative, className }: AvatarProps) {
  const look = classNames('avatar', size !== 'normal' && size, className)
  if (src)
    return (
      <img
        className={look}
        src={src}
        alt={decorative ? '' : name}
        width={PIXELS[size]}
        height={PIXELS[size]}
        loading="lazy"
        decoding="async"
      />
    )
  const inside = initialsOf(name) || <Icon name="user" />
  if (decorative)
    return (
      <span className={look} aria-hidden="true">
        {inside}
      </span>
    )
  return (
    <span className={look} role="img" aria-label={name || say('noPhoto')}>
      {inside}
    </span>
  )
}

const parts = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** First letters of the first and the last word that begin with one: "Asha Verma 🚀" is AV. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => firstOf(word).toUpperCase()).join('')
}

/** What reads as one letter may be several characters. Before a plain letter nothing is: that is most names, and quick. */
const firstOf = (word: string) =>
  PLAIN.test(word) ? word.slice(0, 1) : ([...parts.segment(word)][0]?.segment ?? '')
const PLAIN = /^[A-Za-z0-9](?:[!-~]|$)/
