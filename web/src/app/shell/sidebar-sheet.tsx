import { say } from 'words:shell'
import { Sheet } from '../../platform/overlay/sheet.tsx'
import { Sidebar } from './sidebar.tsx'

interface SidebarSheetProps {
  path: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The sidebar over the page, on phones and in the workspace. */
export default function SidebarSheet({ path, open, onOpenChange }: SidebarSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} label={say('mainSidebar')}>
      <Sidebar path={path} onFollow={() => onOpenChange(false)} />
    </Sheet>
  )
}
