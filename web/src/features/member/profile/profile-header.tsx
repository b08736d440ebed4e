import { say } from 'words:profile'
import type { Profile } from '@callofcode/contract/member/member'
import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import { paths } from '../../../platform/paths.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Button, buttonClass } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import { Avatar, EmailText } from '../../../platform/ui/person.tsx'
import { storedText } from './profile-fields.ts'
import { PROFILE_FORM } from './profile-form.tsx'

interface ProfileHeaderProps {
  profile: Profile
  photo: string | null
  /** The photo picker, while editing. */
  picker?: ReactNode
  /** EDIT, or SAVE and CANCEL. */
  children: ReactNode
}

export function ProfileHeader({ profile, photo, picker, children }: ProfileHeaderProps) {
  const { name, email, role, isManager } = profile
  const year = storedText(profile, 'passoutYear')
  return (
    <section className="id-card aim" aria-labelledby="profile-name">
      <Avatar name={photo ? say('photoLabel', { name }) : name} src={photo} size="big" />
      <div className="id-t">
        <p className="label">
          <b>{role === 'admin' ? say('admin') : say('member')}</b>
          {year && say('passout', { year })}
        </p>
        <h1 className="title large" id="profile-name">
          {name}
        </h1>
        <p className="muted">
          <EmailText email={email} />
        </p>
        {isManager && <Badge variant="solid">{say('manager')}</Badge>}
        {picker}
      </div>
      <div className="id-e">{children}</div>
    </section>
  )
}

export function EditButton({ ref, onClick }: { ref: Ref<HTMLButtonElement>; onClick: () => void }) {
  return (
    <div className="row-btns">
      <Link className={buttonClass({ variant: 'ghost' })} to={paths.settings} hash="public-page">
        {say('publicPage')}
      </Link>
      <Button ref={ref} onClick={onClick}>
        <Icon name="edit" />
        {say('edit')}
      </Button>
    </div>
  )
}

export function SaveButtons({ ref, onCancel }: { ref: Ref<HTMLButtonElement>; onCancel: () => void }) {
  return (
    <div className="row-btns">
      <Button onClick={onCancel}>{say('cancel')}</Button>
      <Button ref={ref} variant="primary" type="submit" form={PROFILE_FORM}>
        {say('save')}
      </Button>
    </div>
  )
}
