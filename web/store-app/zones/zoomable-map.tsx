import { Minus, Plus } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

const ZOOMS = [1, 1.5, 2, 3, 4]

interface ZoomableMapProps {
  zooming: ReturnType<typeof useZoom>
  hint?: string
  hintId?: string
  className?: string
  /** The name of the frame where nothing in it takes the focus: arrow keys scroll it then, + and − zoom. */
  frameLabel?: string
  /** A picture as wide as `zooming.width`. */
  children: ReactNode
}

/** A picture in a frame that scrolls, with buttons that make it larger and smaller. */
export function ZoomableMap(props: ZoomableMapProps) {
  const { zooming, hint, hintId, className, frameLabel, children } = props
  const { t } = useTranslation()
  const { change, frame, isLargest, isSmallest } = zooming
  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    if (event.key === '+' || event.key === '=') change(1)
    else if (event.key === '-') change(-1)
    else return
    event.preventDefault()
  }
  const focusable = frameLabel && {
    tabIndex: 0,
    role: 'group',
    'aria-label': frameLabel,
    onKeyDown: press,
  }
  return (
    <div className={classNames('zoomable-map', className)}>
      <div className="zoomable-map-head">
        <p id={hintId} className="small soft">
          {hint}
        </p>
        <div className="row">
          <IconButton
            icon={Minus}
            label={t('zones.draw.zoomOut')}
            disabled={isSmallest}
            onClick={() => change(-1)}
          />
          <IconButton
            icon={Plus}
            label={t('zones.draw.zoomIn')}
            disabled={isLargest}
            onClick={() => change(1)}
          />
        </div>
      </div>
      <div className="zoomable-map-frame" ref={frame} {...focusable}>
        {children}
      </div>
    </div>
  )
}

/** How large the map is within its frame, whose middle stays in the middle. */
export function useZoom() {
  const [view, setView] = useState({ step: 0, left: 0.5, top: 0.5 })
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return
    box.scrollLeft = view.left * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = view.top * box.scrollHeight - box.clientHeight / 2
  }, [view])
  const { step } = view
  const change = (by: 1 | -1) => {
    const box = frame.current
    const next = Math.min(ZOOMS.length - 1, Math.max(0, step + by))
    if (!box || next === step) return
    setView({
      step: next,
      left: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
      top: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
    })
  }
  const isLargest = step === ZOOMS.length - 1
  const zoom = ZOOMS[step] ?? 1
  return { zoom, width: `${zoom * 100}%`, change, frame, isLargest, isSmallest: step === 0 }
}
