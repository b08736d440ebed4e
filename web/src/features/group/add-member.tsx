import { say } from 'words:group'
import { findGroupCandidates } from '@callofcode/contract/group/group-member'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { read } from '../../platform/api/read.ts'
import { SearchBox } from '../../platform/form/inputs.tsx'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Avatar } from '../../platform/ui/person.tsx'
import { useGroupActs } from './use-group-acts.ts'

/** Finds members of the club by name and puts them into the group, one press each. */
export function AddMember({ slug }: { slug: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {say('addMember')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={say('addMember')}>
        <Candidates slug={slug} />
      </Dialog>
    </>
  )
}

function Candidates({ slug }: { slug: string }) {
  const [text, setText] = useState('')
  const q = text.trim()
  const { data } = useQuery({
    ...read(findGroupCandidates, { params: { group: slug }, query: { q } }, { quiet: true }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    staleTime: 0,
  })
  const found = q ? (data?.data ?? []) : []
  return (
    <>
      <SearchBox label={say('searchAName')} value={text} onChange={setText} />
      <ul className="rows group-people">
        {found.map((one) => (
          <Candidate
            key={one._id}
            slug={slug}
            id={one._id}
            name={one.name}
            photo={one.profilePhoto}
            year={one.year}
          />
        ))}
      </ul>
      <p className="small muted" role="status">
        {q && data && found.length === 0 ? say('nobodyFound') : ''}
      </p>
    </>
  )
}

interface CandidateProps {
  readonly slug: string
  readonly id: string
  readonly name: string
  readonly photo: string | null
  readonly year: number | null
}

function Candidate({ slug, id, name, photo, year }: CandidateProps) {
  const { put, isPending } = useGroupActs(slug)
  const [isIn, setIsIn] = useState(false)
  return (
    <li>
      <div className="group-person">
        <Avatar name={name} src={photo} decorative />
        <div>
          <p>{name}</p>
          {year && <p className="label plain">{year}</p>}
        </div>
      </div>
      <div className="row-btns">
        <Button
          size="dense"
          disabled={isIn}
          busy={isPending && say('saving')}
          onClick={() => put({ id }, { onSuccess: () => setIsIn(true) })}
        >
          {isIn
            ? say('added')
            : say('add', { name, sr: (inside: ReactNode) => <span className="sr">{inside}</span> })}
        </Button>
      </div>
    </li>
  )
}
