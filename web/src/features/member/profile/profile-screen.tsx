import { say } from 'words:profile'
import type { Profile } from '@callofcode/contract/member/member'
import { messages } from '@callofcode/contract/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { toast } from '../../../platform/feedback/toasts.ts'
import { told } from '../../../platform/language/told.ts'
import { ConfirmDialog } from '../../../platform/overlay/dialog.tsx'
import { sessionKey } from '../../../platform/session/session.ts'
import { OwnCertificates } from '../../certificate/public.ts'
import { type PhotoChoice, PhotoPicker, useProfilePhoto } from './photo-picker.tsx'
import { ProfileActivity } from './profile-activity.tsx'
import { hasChanges, type ProfileDraft, pendingChanges, withRemoved } from './profile-changes.ts'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileForm } from './profile-form.tsx'
import { EditButton, ProfileHeader, SaveButtons } from './profile-header.tsx'
import { useProfileDraft } from './use-profile-draft.ts'
import { useProfileSave } from './use-profile-save.ts'

/** Shows or edits the profile. */
export function ProfileScreen({ profile }: { profile: Profile }) {
  const { draft, start, change, end } = useProfileDraft(profile)
  const photo = useProfilePhoto()
  const leave = () => {
    end()
    photo.clear()
    forget()
  }
  const { save, saving, errors, forget } = useProfileSave(profile, leave)
  const { main, edit, submit } = useProfileFocus(draft !== null, saving)

  const saveChanges = (typed: ProfileDraft) => {
    const changes = pendingChanges(profile, typed, photo.file !== undefined)
    if (photo.file || Object.keys(changes).length > 0) return save({ changes, photo: photo.file })
    toast.warning(told(messages.noChanges))
    leave()
  }
  return (
    <>
      {/* Typing is blocked during a save, because the response would replace the typed text. */}
      <main id="main" className={draft ? 'wrap prof is-editing' : 'wrap prof'} inert={saving} ref={main}>
        <ProfileHeader
          profile={profile}
          photo={photo.preview ?? (draft?.removed.includes('profilePhoto') ? null : profile.profilePhoto)}
          picker={
            draft && (
              <Picker
                profile={profile}
                draft={draft}
                photo={photo}
                refusal={errors.file ?? errors.profilePhoto}
                onChange={change}
                onTouch={() => forget('file')}
              />
            )
          }
        >
          {draft ? <SaveButtons ref={submit} onCancel={leave} /> : <EditButton ref={edit} onClick={start} />}
        </ProfileHeader>
        {draft ? (
          <ProfileForm
            profile={profile}
            draft={draft}
            errors={errors}
            onChange={(next, field) => {
              change(next)
              forget(field)
            }}
            onSave={() => saveChanges(draft)}
          />
        ) : (
          <>
            <ProfileActivity />
            <OwnCertificates />
            <ProfileFacts profile={profile} />
          </>
        )}
      </main>
      <div className={saving ? 'saving' : 'sr'} role="status">
        {saving && <p className="label">{say('updatingProfile')}</p>}
      </div>
      <ProfileLeaving
        unsaved={draft !== null && (photo.file !== undefined || hasChanges(profile, draft))}
        onLeave={leave}
      />
    </>
  )
}

interface PickerProps {
  profile: Profile
  draft: ProfileDraft
  photo: PhotoChoice
  /** The reason why the server refused the photo. */
  refusal: string | undefined
  onChange: (draft: ProfileDraft) => void
  onTouch: () => void
}

function Picker({ profile, draft, photo, refusal, onChange, onTouch }: PickerProps) {
  const remove = (isRemoved: boolean) => onChange(withRemoved(draft, 'profilePhoto', isRemoved))
  return (
    <PhotoPicker
      error={photo.error ?? refusal}
      chosen={photo.file !== undefined}
      removable={profile.profilePhoto !== null && !photo.file}
      removed={draft.removed.includes('profilePhoto')}
      onChoose={(file) => {
        onTouch()
        if (photo.choose(file)) remove(false)
      }}
      onUnchoose={photo.clear}
      onRemove={remove}
    />
  )
}

/** Asks before unsaved changes are lost. */
function ProfileLeaving({ unsaved, onLeave }: { unsaved: boolean; onLeave: () => void }) {
  const client = useQueryClient()
  const blocker = useBlocker({
    // An ended session leads to the sign-in without asking. The typed text is kept until then.
    shouldBlockFn: () => unsaved && Boolean(client.getQueryData(sessionKey)),
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={say('leaveWithoutSaving')}
      question={say('yourProfileHasUnsaved')}
      keep={say('stayHere')}
      onConfirm={() => {
        onLeave()
        blocker.proceed?.()
      }}
    >
      {say('changesLostHint')}
    </ConfirmDialog>
  )
}

/** Restores the focus when the pressed button is gone after editing begins or ends, and after a save. */
function useProfileFocus(editing: boolean, saving: boolean) {
  const main = useRef<HTMLElement>(null)
  const edit = useRef<HTMLButtonElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const before = useRef({ editing, saving })
  useEffect(() => {
    const was = before.current
    before.current = { editing, saving }
    if (was.editing && !editing) edit.current?.focus()
    else if (editing && !was.editing) main.current?.querySelector<HTMLInputElement>('form input')?.focus()
    else if (was.saving && !saving && !main.current?.querySelector('form [aria-invalid="true"]'))
      submit.current?.focus()
  }, [editing, saving])
  return { main, edit, submit }
}
