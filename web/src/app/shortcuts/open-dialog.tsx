import { QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import { createRoot, type Root } from 'react-dom/client'
import { CommandPalette } from '../command-palette/command-palette.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import type { AppParts } from './start-shortcuts.ts'

export type DialogName = 'palette' | 'shortcuts'

let root: Root | undefined

/** Rendered outside the screens' tree: the server does not render it, and it is loaded only when needed. */
export function openDialog(name: DialogName, parts: AppParts) {
  if (document.querySelector('dialog[open], [role="dialog"]')) return
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const gone = () => root?.render(null)
  const showKeys = () => openDialog('shortcuts', parts)
  root.render(
    <QueryClientProvider client={parts.client}>
      <RouterContextProvider router={parts.router}>
        {name === 'palette' ? (
          <CommandPalette gone={gone} showKeys={showKeys} />
        ) : (
          <ShortcutsDialog gone={gone} />
        )}
      </RouterContextProvider>
    </QueryClientProvider>,
  )
}
