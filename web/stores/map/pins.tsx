import { useMemo, useState, type ReactNode, useEffect, type RefObject } from 'react'
import type { StoreCard } from '#contract/stores/stores.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { Point, Size } from './fit-picture.ts'
import { layOutPins, type Box } from './lay-out-pins.ts'
import type { MapProps } from './fit-picture.ts'
import { Pin, styleOf } from './pin.tsx'
import { shortName } from './pin.tsx'

/* As web/styles/stores/store-map.css draws them. */
const NAME_REM = 0.875

const PADDING_EM = 1.5

const HEIGHT_EM = 2.15

export interface PlacedStore extends Point {
  store: StoreCard
}

interface PinsProps extends MapProps {
  size: Size
  you: Point
  placed: readonly PlacedStore[]
  /** The boxes that must stay free. */
  reserved?: Box | undefined
  /** Renders below the pins what must not cover them. */
  children?: (occupied: readonly Box[]) => ReactNode
}

/** The visitor's pin is laid out like a store's, first of all. */
const YOU = 'you'
const YOUR_DOT = 13

/**
 * The stores by name, and the visitor. Names that would cover others are dots until they are hovered. The tab
 * key skips them: the list below has the same stores, and focusing one there highlights its pin.
 */
export function Pins({ size, you, placed, middle, around, reserved, children }: PinsProps) {
  const { t } = useTranslation()
  const [{ height, widthOf }] = useState(measureNames)
  const yourName = around ? t('map.middleOf', { place: around }) : t('map.you')
  const { pins, taken } = useMemo(() => {
    const inSight = placed.filter(({ x, y }) => x > 0 && y > 0 && x < size.width && y < size.height)
    const stores = inSight.map(({ store: { id, name }, x, y }) => {
      return { id, x, y, labelWidth: widthOf(shortName(name)) }
    })
    const yourself = {
      id: YOU,
      x: you.x,
      y: you.y,
      labelWidth: widthOf(yourName),
      dot: YOUR_DOT,
      isNeeded: true,
    }
    const occupied = reserved ? [reserved] : []
    return layOutPins([yourself, ...stores], { size, labelHeight: height, taken: occupied })
  }, [height, widthOf, placed, size, you, yourName, reserved])
  const [yours, ...others] = pins
  const stores = new Map(placed.map(({ store }) => [store.id, store]))
  return (
    <>
      {children?.(taken)}
      <div className="pins">
        {yours && (
          <span className="pin you" data-side={yours.side} style={styleOf(yours)}>
            <span className="name">{yourName}</span>
          </span>
        )}
        {others.map((pin) => {
          const store = stores.get(pin.id)
          return store && <Pin key={pin.id} pin={pin} store={store} middle={middle} />
        })}
      </div>
    </>
  )
}

/** The size of an element, in pixels; null until it has been measured. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}

/* As web/styles/stores/store-map.css draws them. */

/** The size of names on the map, with their frame, in pixels and in the page's font. */
function measureNames(): { height: number; widthOf: (name: string) => number } {
  const canvas = document.createElement('canvas').getContext('2d')
  const em = NAME_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  if (canvas) canvas.font = `600 ${em}px ${getComputedStyle(document.body).fontFamily}`
  return {
    height: HEIGHT_EM * em,
    widthOf: (name) => (canvas?.measureText(name).width ?? name.length * em) + PADDING_EM * em,
  }
}
