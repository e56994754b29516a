import { GripVertical } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'

/** What is pressed to drag something. Keyboards and screen readers have buttons instead. */
export function DragHandle() {
  return (
    <span className="drag-handle" data-drag-handle aria-hidden="true">
      <Icon of={GripVertical} />
    </span>
  )
}
