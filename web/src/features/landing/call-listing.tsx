import type { ReactNode } from 'react'
import { classNames } from '../../platform/ui/class-names.ts'
import '../../platform/ui/code.css'

const Word = ({ children }: { children: ReactNode }) => <span className="k">{children}</span>
const Name = ({ children }: { children: ReactNode }) => <span className="f">{children}</span>

/** The lines that are highlighted in turn. */
const phrases: readonly { name: string; code: ReactNode }[] = [
  {
    name: 'call',
    code: (
      <>
        <Name>call</Name>(<span className="s">"code"</span>);
      </>
    ),
  },
  {
    name: 'ask',
    code: (
      <>
        <Word>while</Word> (stuck) <Name>ask</Name>(squad);
      </>
    ),
  },
  {
    name: 'build',
    code: (
      <>
        <Word>const</Word> idea = <Name>build</Name>(team);
      </>
    ),
  },
  {
    name: 'ship',
    code: (
      <>
        <Word>if</Word> (tests.pass) <Name>ship</Name>(idea);
      </>
    ),
  },
  {
    name: 'conquer',
    code: (
      <>
        <Word>return</Word> <Name>conquer</Name>(next);
      </>
    ),
  },
]
export const PHRASES = phrases.length

/** Decoration, without controls. `at` is the highlighted phrase. */
export function CallListing({ at }: { at: number }) {
  return (
    <div className="listing" aria-hidden="true">
      <p className="label plain">
        <span>the-call.js</span>
        <span className="num">{`${at + 1}/${PHRASES}`}</span>
      </p>
      <div className="lines" data-at={at}>
        <p>
          <span className="c">{'// a member, most evenings'}</span>
        </p>
        <p>
          <Word>function</Word> <Name>answerTheCall</Name>(you, squad) {'{'}
        </p>
        {phrases.map(({ name, code }, place) => (
          <p key={name} className={classNames('ph', place === at && 'on')}>
            {code}
          </p>
        ))}
        <p>{'}'}</p>
        <span className="sight aim lit" />
      </div>
    </div>
  )
}
