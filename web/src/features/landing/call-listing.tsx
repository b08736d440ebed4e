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

/**
 * Decorates the page, without controls. Its style highlights one phrase after the other, three seconds each. `told` overrides
 * that.
 */
export function CallListing({ told }: { told: 'moves' | 'rests' | undefined }) {
  return (
    <div className={classNames('listing', told)} aria-hidden="true">
      <p className="label plain">
        <span>the-call.js</span>
      </p>
      <div className="lines">
        <Lines />
        <div className="sight aim lit">
          <div className="window">
            <div>
              <Lines />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

/** The lines are drawn twice. The second copy has the highlight's colour, and the highlight is a window on it. */
const Lines = () => (
  <>
    <p>
      <span className="c">{'// a member, most evenings'}</span>
    </p>
    <p>
      <Word>function</Word> <Name>answerTheCall</Name>(you, squad) {'{'}
    </p>
    {phrases.map(({ name, code }) => (
      <p key={name} className="ph">
        {code}
      </p>
    ))}
    <p>{'}'}</p>
  </>
)
