// The settings page shows which mails a member gets.

export { MailSettingsForm } from './mail-settings-form.tsx'
export { settingsOf } from './notification-queries.ts'
