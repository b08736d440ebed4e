import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { reachable } from '../../platform/ui/reachable.ts'
import { Spec } from './spec.tsx'
import '../../platform/ui/code.css'

export function CodeDemo() {
  return (
    <Spec number={13} title="Code">
      <figure className="code">
        <header>
          <figcaption className="label plain">two_sum.py</figcaption>
          <Button variant="ghost" size="dense" aria-label="Copy two_sum.py">
            <Icon name="copy" />
            Copy
          </Button>
        </header>
        <pre {...reachable}>
          <code>
            <span>
              <span className="k">def</span> <span className="f">two_sum</span>(nums, target):
            </span>
            <span>
              {'    '}seen = {'{}'} <span className="c"># value to index</span>
            </span>
            <span>
              {'    '}
              <span className="k">for</span> i, n <span className="k">in</span>{' '}
              <span className="f">enumerate</span>(nums):
            </span>
            <span className="hl">
              {'        '}
              <span className="k">if</span> target - n <span className="k">in</span> seen:
            </span>
            <span>
              {'            '}
              <span className="k">return</span> seen[target - n], i
            </span>
            <span>{'        '}seen[n] = i</span>
            <span>
              {'    '}
              <span className="k">raise</span> <span className="f">ValueError</span>(
              <span className="s">"no pair"</span>)
            </span>
          </code>
        </pre>
      </figure>
    </Spec>
  )
}
