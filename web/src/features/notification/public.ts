// The bell of the bars at the top of screens, and the mails that a member gets, for the settings.

export { Bell } from './bell.tsx'
export { MailSettingsForm } from './mail-settings-form.tsx'
export { settingsOf } from './notification-queries.ts'
