import { useMemo, useState, type ReactNode } from 'react'
import type { StoreCard } from '#contract/stores/stores.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { Point, Size } from './fit-picture.ts'
import { layOutPins, type Box } from './lay-out-pins.ts'
import type { MapProps } from './map-props.ts'
import { measureNames } from './measure-names.ts'
import { Pin, styleOf } from './pin.tsx'
import { shortName } from './short-name.ts'

export interface PlacedStore extends Point {
  store: StoreCard
}

interface PinsProps extends MapProps {
  size: Size
  you: Point
  placed: readonly PlacedStore[]
  /** Where nothing may stand. */
  keptFree?: Box | undefined
  /** Draws beneath the pins what has to keep out of their way. */
  children?: (taken: readonly Box[]) => ReactNode
}

/** You are laid like a store, the first of all. */
const YOU = 'you'
const YOUR_DOT = 13

/**
 * The stores by name, and you. Names that would cover others are dots until they are looked at. The
 * tab key passes them by: the list below holds the same stores, and who walks it sees the pin of each.
 */
export function Pins({ size, you, placed, middle, around, keptFree, children }: PinsProps) {
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
    const taken = keptFree ? [keptFree] : []
    return layOutPins([yourself, ...stores], { size, labelHeight: height, taken })
  }, [height, widthOf, placed, size, you, yourName, keptFree])
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
