import { say as sayOfClub } from 'words:club'
import { say } from 'words:own-pages'
import { Link, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { TabLinks } from '../../../platform/navigation/tabs.tsx'
import { paths } from '../../../platform/paths.ts'
import type { PartProps } from '../club-page.tsx'
import { GalleryPart } from './gallery-part.tsx'
import { QuestionsPart, SponsorsPart, TeamPart } from './list-parts.tsx'
import { ResourcesPart } from './resources-part.tsx'

interface PagePart {
  label: string
  Part: ComponentType<PartProps>
}

const lists: Readonly<Record<string, PagePart>> = {
  team: {
    get label() {
      return sayOfClub('team')
    },
    Part: TeamPart,
  },
  sponsors: {
    get label() {
      return sayOfClub('sponsors')
    },
    Part: SponsorsPart,
  },
  questions: {
    get label() {
      return sayOfClub('questions')
    },
    Part: QuestionsPart,
  },
  resources: {
    get label() {
      return sayOfClub('resources')
    },
    Part: ResourcesPart,
  },
  gallery: {
    get label() {
      return sayOfClub('gallery')
    },
    Part: GalleryPart,
  },
}

/** Edits what the club shows of itself, one list at a time. */
export function OwnPagesPart({ saved }: PartProps) {
  const { list: asked = 'team' } = useSearch({ strict: false }) as { list?: string }
  const list = lists[asked] ? asked : 'team'
  const { label, Part } = lists[list] as PagePart
  return (
    <>
      <p className="muted">
        {say('ownPagesLead', {
          page: (inside) => (
            <Link className="link" to={paths.about}>
              {inside}
            </Link>
          ),
          versions: (inside) => (
            <Link className="link" to={paths.club} search={{ part: 'versions' }}>
              {inside}
            </Link>
          ),
        })}
      </p>
      <TabLinks
        label={say('partsName')}
        items={Object.entries(lists).map(([value, one]) => ({ value, label: one.label }))}
        value={list}
        link={(value, rest) => (
          <Link
            to={paths.club}
            search={{ part: 'pages', ...(value !== 'team' && { list: value }) }}
            activeOptions={{ exact: true }}
            resetScroll={false}
            {...rest}
          />
        )}
      />
      <section className="club-part" aria-labelledby="own-page">
        <h3 className="sr" id="own-page">
          {label}
        </h3>
        <Part key={list} saved={saved} />
      </section>
    </>
  )
}
