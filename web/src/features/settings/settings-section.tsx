import type { ReactNode } from 'react'

interface SettingsSectionProps {
  /** Also its address: `/settings#password`. */
  id: string
  title: string
  children: ReactNode
}

export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  return (
    <section className="setting" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="head" id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      <div className="setting-in">{children}</div>
    </section>
  )
}
