import { useClub } from '../session/club.ts'
import { classNames } from './class-names.ts'

export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path className="brk" d="M2 9V2h7M15 22h7v-7" />
      <path className="blk" d="M7.5 7.5h9v9h-9z" />
    </svg>
  )
}

/** The content of a link of class `brand`. */
export function BrandWords() {
  return (
    <>
      <BrandMark />
      <span className="t">{useClub().shortName.toUpperCase()}</span>
    </>
  )
}

export const useBrandLabel = () => `${useClub().name}, home`

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
