import { useState } from 'react'
import { ExternalLink } from '../../platform/navigation/links.tsx'
import { Pages } from '../../platform/navigation/pages.tsx'
import { type LinkParts, Segmented } from '../../platform/navigation/segmented.tsx'
import { TabLinks, Tabs } from '../../platform/navigation/tabs.tsx'
import { Button, ButtonLink, type ButtonVariant } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { Spec, SpecRow } from './spec.tsx'

const variants: [ButtonVariant, string][] = [
  ['primary', 'Primary'],
  ['plain', 'Secondary'],
  ['ghost', 'Ghost'],
  ['danger', 'Danger'],
]

function ButtonStates({ variant, name }: { variant: ButtonVariant; name: string }) {
  return (
    <SpecRow name={name}>
      <Button variant={variant}>Rest</Button>
      <Button variant={variant} className="is-hover">
        Hover
      </Button>
      <Button variant={variant} className="is-active">
        Pressed
      </Button>
      <Button variant={variant} className="is-focus">
        Focus
      </Button>
      <Button variant={variant} busy="Saving...">
        Save
      </Button>
      <Button variant={variant} disabled>
        Disabled
      </Button>
    </SpecRow>
  )
}

export function Buttons() {
  return (
    <Spec number={4} title="Buttons and links">
      {variants.map(([variant, name]) => (
        <ButtonStates key={variant} variant={variant} name={name} />
      ))}
      <SpecRow name="On lime">
        <span className="on-lime-demo">
          <Button variant="on-lime">JOIN CALL OF CODE</Button>
        </span>
      </SpecRow>
      <SpecRow name="Sizes">
        <Button variant="primary" size="big">
          Big 52
        </Button>
        <Button variant="primary">Normal 44</Button>
        <Button variant="primary" size="dense">
          Dense 36
        </Button>
        <Button square aria-label="Edit">
          <Icon name="edit" />
        </Button>
      </SpecRow>
      <SpecRow name="Links">
        <a className="link" href="#s4">
          Rest
        </a>
        <a className="link visited" href="#s4">
          Visited
        </a>
        <ExternalLink href="https://example.org">External</ExternalLink>
        <ButtonLink variant="ghost" href="#s4">
          <Icon name="back" />
          Back to Blogs
        </ButtonLink>
      </SpecRow>
    </Spec>
  )
}

const levels = ['All', 'Easy', 'Medium', 'Hard'].map((name) => ({ value: name, label: name }))
const companies = ['All', 'Google', 'Microsoft', 'Amazon', 'Meta', 'Netflix'].map((name) => ({
  value: name,
  label: name,
}))
const sections = [
  { value: 'statement', label: 'Statement' },
  { value: 'editorial', label: 'Editorial' },
  { value: 'submissions', label: 'Submissions' },
]
const here = (_: unknown, parts: LinkParts) => <a href="#s6" {...parts} />

export function Choices() {
  const [level, setLevel] = useState('All')
  const [section, setSection] = useState('statement')
  return (
    <Spec number={6} title="Tabs and filters">
      <TabLinks label="Tabs as links" items={sections} value="statement" link={here} />
      <Tabs label="Tabs in a page" items={sections} value={section} onChange={setSection}>
        <p className="small muted">The arrow keys move; this shows: {section}.</p>
      </Tabs>
      <Segmented label="Filter as links" items={levels} value="All" fit="full" link={here} />
      <Segmented label="Filter as buttons" items={levels} value={level} fit="full" onChange={setLevel} />
      <Segmented label="A filter of six" items={companies} value="Google" fit="wide" link={here} />
      <Pages page={4} pages={9} label="Example pages" link={here} />
    </Spec>
  )
}
