import { Outlet } from '@tanstack/react-router'
import { Bell } from '../../features/shell/bell.tsx'
import { PaletteButton } from '../../features/shell/palette-button.tsx'
import { SkipLink } from '../../platform/navigation/skip-link.tsx'
import { Sheet } from '../../platform/overlay/sheet.tsx'
import { Tooltip, TooltipGroup } from '../../platform/overlay/tooltip.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { ThemeToggle } from '../../platform/ui/theme.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Sidebar } from './sidebar.tsx'
import { type SidebarState, useSidebar } from './sidebar-state.ts'
import './dashboard.css'

/** Sidebar and bar around every dashboard screen; each screen brings its own `main`. */
export function Page() {
  const sidebar = useSidebar()
  return (
    <TooltipGroup>
      <SkipLink />
      <div className="shell">
        <Sidebar rail={sidebar.collapsed} />
        <div className="shell-body">
          <Bar {...sidebar} />
          <Outlet />
        </div>
      </div>
      <Sheet open={sidebar.sheetOpen} onOpenChange={sidebar.setSheetOpen} label="Main sidebar">
        <Sidebar onFollow={() => sidebar.setSheetOpen(false)} />
      </Sheet>
    </TooltipGroup>
  )
}

function Bar({ collapsed, sheetOpen, toggle }: SidebarState) {
  const buttonProps = {
    variant: 'ghost',
    square: true,
    'aria-label': 'Toggle sidebar',
    onClick: toggle,
  } as const
  return (
    <header className="bar">
      <Button {...buttonProps} className="only-phone" aria-expanded={sheetOpen} aria-haspopup="dialog">
        <Icon name="menu" />
      </Button>
      <Tooltip text="Toggle sidebar" keys="Ctrl B" side="bottom">
        <Button
          {...buttonProps}
          className="only-wide"
          aria-expanded={!collapsed}
          aria-keyshortcuts="Control+B Meta+B"
        >
          <Icon name="sidebar" />
        </Button>
      </Tooltip>
      <Breadcrumb />
      <span className="sp" />
      <PaletteButton />
      <Bell />
      <ThemeToggle />
    </header>
  )
}
