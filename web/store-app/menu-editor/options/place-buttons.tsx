import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface PlaceButtonsProps {
  name: string
  /** From 0. */
  place: number
  count: number
  onMove: (place: number) => void
}

/** Moves something up and down its list. Both stay at its ends, so that the focus does. */
export function PlaceButtons({ name, place, count, onMove }: PlaceButtonsProps) {
  const { t } = useTranslation()
  const [isMoved, setIsMoved] = useState(false)
  const moveTo = (next: number) => {
    if (next < 0 || next >= count) return
    setIsMoved(true)
    onMove(next)
  }
  return (
    <span className="menu-place">
      <IconButton
        icon={ArrowUp}
        label={t('menuEditor.moveUpNamed', { name })}
        aria-disabled={place === 0}
        onClick={() => moveTo(place - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label={t('menuEditor.moveDownNamed', { name })}
        aria-disabled={place === count - 1}
        onClick={() => moveTo(place + 1)}
      />
      <span className="sr" role="status">
        {isMoved && t('menuEditor.nowAt', { name, place: String(place + 1), count: String(count) })}
      </span>
    </span>
  )
}
