import { Tooltip as Base } from '@base-ui/react/tooltip'
import './tooltip.css'

type Side = 'top' | 'bottom' | 'left' | 'right'

/** Shows the tooltip that an element's attributes describe. */
export function TooltipPopup({ target }: { target: HTMLElement }) {
  const { tip, tipKeys, tipSide } = target.dataset
  return (
    <Base.Root open>
      <Base.Portal>
        <Base.Positioner className="tip-at" anchor={target} side={tipSide as Side} sideOffset={8}>
          <Base.Popup className="tip" role="tooltip">
            {tip}
            {tipKeys && <kbd>{tipKeys}</kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
