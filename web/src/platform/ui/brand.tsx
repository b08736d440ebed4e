import { say } from 'words:core'
import { type ClubLook, useClub } from '../session/club.ts'
import { classNames } from './class-names.ts'

export function HouseMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path className="brk" d="M2 9V2h7M15 22h7v-7" />
      <path className="blk" d="M7.5 7.5h9v9h-9z" />
    </svg>
  )
}

/** Shows the logo, which the club's style draws for each theme, or else the mark of the house. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return useClub().logo ? (
    <span className={classNames('brand-logo', className)} />
  ) : (
    <HouseMark className={className} />
  )
}

/** From this ratio of width to height a logo contains the club's name. */
const WIDE = 2.2

export function BrandWordsOf({ logo, shortName }: Pick<ClubLook, 'logo' | 'shortName'>) {
  return (
    <>
      {logo ? <span className="brand-logo" /> : <HouseMark />}
      {!(logo && logo.width > logo.height * WIDE) && <span className="t">{shortName.toUpperCase()}</span>}
    </>
  )
}

/** Shows the content of a link of class `brand`. */
export const BrandWords = () => <BrandWordsOf {...useClub()} />

export const useBrandLabel = () => say('home', { club: useClub().name })

export function Brand({
  href = '/',
  className,
}: {
  href?: string | undefined
  className?: string | undefined
}) {
  return (
    <a className={classNames('brand', className)} href={href} aria-label={useBrandLabel()}>
      <BrandWords />
    </a>
  )
}
