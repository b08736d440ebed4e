import { say } from 'words:curriculum'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../platform/feedback/notice.tsx'
import { SignInLink } from '../../platform/navigation/links.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { useFirstProblem } from '../solved/public.ts'

/** Offers visitors a problem that needs no account, and explains why the boxes cannot be ticked. */
export function KeepCount() {
  const { to, problem } = useFirstProblem()
  return (
    <div className="row-btns">
      <Link className={buttonClass({ variant: 'primary' })} to={to} data-first-problem>
        {wordsOf(problem)}
        <Icon name="arrow" small />
      </Link>
      <p className="muted">
        {say('signIn', { link: (inside) => <SignInLink className="link">{inside}</SignInLink> })}
      </p>
    </div>
  )
}

/** Names the problem, except the first of all, whose title nobody has heard. */
function wordsOf(problem: ReturnType<typeof useFirstProblem>['problem']) {
  if (!problem) return say('solveAnother')
  return problem.title === undefined ? say('solveFirst') : say('solveNext', { title: problem.title })
}

export function ProgressMissing({ retry }: { retry: () => void }) {
  return (
    <Notice tone="warning" role="status">
      {say('notArrived')}{' '}
      <Button size="dense" onClick={retry}>
        {say('again')}
      </Button>
    </Notice>
  )
}
