import { QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import { createRoot, type Root } from 'react-dom/client'
import { Palette } from './palette.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'
import type { WayParts } from './way-in.ts'

let root: Root | undefined

/** Outside the tree of the screens: nothing of it is drawn by the server or fetched before it is wanted. */
export function openLayer(layer: 'palette' | 'keys', parts: WayParts) {
  if (document.querySelector('dialog[open], [role="dialog"]')) return
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const gone = () => root?.render(null)
  const showKeys = () => openLayer('keys', parts)
  root.render(
    <QueryClientProvider client={parts.client}>
      <RouterContextProvider router={parts.router}>
        {layer === 'palette' ? <Palette gone={gone} showKeys={showKeys} /> : <ShortcutSheet gone={gone} />}
      </RouterContextProvider>
    </QueryClientProvider>,
  )
}
