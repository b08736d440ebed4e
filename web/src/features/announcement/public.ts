// What the other features need of announcements: 'Also tell members' in the forms of what is new.

export { TellFields, useTell } from './tell-fields.tsx'
