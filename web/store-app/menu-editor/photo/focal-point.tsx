import { useId, type KeyboardEvent, type PointerEvent } from 'react'
import type { PhotoFiles } from '#contract/menu.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface Point {
  x: number
  y: number
}

interface FocalPointProps {
  of: PhotoFiles
  value: Point
  onChange: (point: Point) => void
}

/** How far one press of an arrow key goes, in per cent; with Shift, a single one. */
const STEP = 5

const ARROWS: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))

/** A photo with the point that stays in sight: pressed or dragged on the photo, or moved by the arrow keys. */
export function FocalPoint({ of, value, onChange }: FocalPointProps) {
  const { t } = useTranslation()
  const id = useId()
  const { x, y } = value
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({
      x: within(((event.clientX - left) / width) * 100),
      y: within(((event.clientY - top) / height) * 100),
    })
  }
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const step = event.shiftKey ? 1 : STEP
    onChange({ x: within(x + arrow.x * step), y: within(y + arrow.y * step) })
  }
  const position = t('menuPhotos.focusAt', { x, y })
  return (
    <div className="stack">
      <span className="label" id={`${id}-label`}>
        {t('menuPhotos.focus')}
      </span>
      <div
        className="focal-point"
        style={{ aspectRatio: `${of.width} / ${of.height}` }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          move(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event)
        }}
      >
        <img {...photoImage(of)} sizes="20rem" alt="" draggable={false} />
        <button
          type="button"
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-labelledby={`${id}-label ${id}-at`}
          aria-describedby={`${id}-hint`}
          onKeyDown={press}
        />
      </div>
      <p className="hint" id={`${id}-hint`}>
        {t('menuPhotos.focusHint')}
      </p>
      <p className="sr" role="status" id={`${id}-at`}>
        {position}
      </p>
    </div>
  )
}

/** The addresses of a photo's files. */
export function photoImage({ photoId, width, height, widths }: PhotoFiles) {
  const path = `/photos/${photoId}/`
  return {
    src: `${path}${widths[0]}.webp`,
    srcSet: widths.map((each) => `${path}${each}.webp ${each}w`).join(', '),
    width,
    height,
  }
}
