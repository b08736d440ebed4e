import { say } from 'words:core'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface AvatarProps {
  name: string
  /** The address of the picture. Without it the initials are shown. */
  src?: string | null | undefined
  size?: 'small' | 'normal' | 'big' | undefined
  /** The name is visible beside the avatar. */
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

/** Returns the first letters of the first and the last word that begin with a letter or digit: "Asha Verma 🚀" is AV. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => firstOf(word).toUpperCase()).join('')
}

/**
 * Returns the first letter, which may consist of several characters. Most names begin with a plain letter, for which the check is
 * quick.
 */
const firstOf = (word: string) =>
  PLAIN.test(word) ? word.slice(0, 1) : ([...parts.segment(word)][0]?.segment ?? '')
const PLAIN = /^[A-Za-z0-9](?:[!-~]|$)/

/** Shows an address that breaks after the @ if the line is too short. */
export function EmailText({ email }: { email: string }) {
  const at = email.indexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
