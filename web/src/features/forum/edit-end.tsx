import { Button } from '../../platform/ui/button.tsx'

export function EditEnd({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  return (
    <div className="row-btns span">
      <Button type="submit" variant="primary" busy={busy && 'Saving...'}>
        Save changes
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  )
}
