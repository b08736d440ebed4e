import { SkipLink } from '../../platform/navigation/skip-link.tsx'
import { paths } from '../../platform/paths.ts'
import { ClosingCall } from './closing-call.tsx'
import { Hero } from './hero.tsx'
import { LandingBar } from './landing-bar.tsx'
import { LandingFoot } from './landing-foot.tsx'
import { WhyJoin } from './why-join.tsx'
import './landing.css'

export const head = () => ({
  title: 'CODE. CREATE. CONQUER. · Call of Code',
  description:
    'Call of Code is a coding club and a place to practise data structures, algorithms and interviews.',
  canonical: paths.home,
})

export function Page() {
  return (
    <>
      <SkipLink />
      <LandingBar />
      <main id="main">
        <Hero />
        <WhyJoin />
        <ClosingCall />
      </main>
      <LandingFoot />
    </>
  )
}
