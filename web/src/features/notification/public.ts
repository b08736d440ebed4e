// Which mails a member gets, for their settings.

export { MailSettingsForm } from './mail-settings-form.tsx'
export { settingsOf } from './notification-queries.ts'
