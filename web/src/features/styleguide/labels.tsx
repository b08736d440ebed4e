import { LevelBadge } from '../../platform/chart/level-bars.tsx'
import { Badge, VerdictBadge } from '../../platform/ui/badge.tsx'
import { Icon, type IconName, iconPaths } from '../../platform/ui/icon.tsx'
import { Avatar } from '../../platform/ui/person.tsx'
import { Spec, SpecRow } from './spec.tsx'

const icons = Object.keys(iconPaths) as IconName[]

export function Labels() {
  return (
    <Spec number={7} title="Badges, avatars, keys, icons">
      <SpecRow name="Difficulty">
        <LevelBadge level={1} tone="easy">
          Easy
        </LevelBadge>
        <LevelBadge level={2} tone="medium">
          Medium
        </LevelBadge>
        <LevelBadge level={3} tone="hard">
          Hard
        </LevelBadge>
      </SpecRow>
      <SpecRow name="Level">
        <LevelBadge level={1}>Beginner</LevelBadge>
        <LevelBadge level={2}>Intermediate</LevelBadge>
        <LevelBadge level={3}>Advanced</LevelBadge>
      </SpecRow>
      <SpecRow name="Verdict">
        <VerdictBadge tone="selected">Selected</VerdictBadge>
        <VerdictBadge tone="rejected">Rejected</VerdictBadge>
        <VerdictBadge tone="pending">Pending</VerdictBadge>
        <VerdictBadge tone="unknown">On hold</VerdictBadge>
      </SpecRow>
      <SpecRow name="Status">
        <Badge variant="solid">MANAGER</Badge>
        <Badge variant="solid">DSA TRACKER</Badge>
        <Badge variant="boxed">Draft</Badge>
      </SpecRow>
      <SpecRow name="Avatar">
        <Avatar name="Asha Verma" size="small" decorative />
        <Avatar name="Asha Verma" />
        <Avatar name="" />
        <Avatar name="Kabir Sethi" size="big" />
      </SpecRow>
      <SpecRow name="Keys">
        <kbd>Ctrl</kbd>
        <kbd>K</kbd>
        <kbd>?</kbd>
        <kbd>↵</kbd>
      </SpecRow>
      <ul className="icons">
        {icons.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <span className="label plain">{name}</span>
          </li>
        ))}
      </ul>
    </Spec>
  )
}
