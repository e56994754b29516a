import type { CSSProperties } from 'react'
import { DESKTOP_FROM_PX } from '#contract/constants.ts'
import type { StoreCard } from '#contract/stores/stores.ts'
import { compassPointOf, offsetBetween } from '#rules/address/offset.ts'
import { classNames } from '#ui/class-names.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { distanceText } from '#web/stores/store-messages.ts'
import type { LaidPin } from './lay-out-pins.ts'
import type { MapProps } from './fit-picture.ts'
import { chosenOf, useHighlight, useHighlightedStore } from './highlighted-store.ts'

const MAXIMUM = 16

const joining = /\s+(?:&|and|the|of|at|by|in|on)$/i

interface PinProps {
  pin: LaidPin
  store: StoreCard
  middle: MapProps['middle']
}

/** A store on the map, by its name. */
export function Pin({ pin, store, middle }: PinProps) {
  const { t } = useTranslation()
  const highlight = useHighlightedStore()
  const isHighlighted = useHighlight(({ highlighted }) => highlighted === store.id)
  const isChosen = useHighlight((highlight) => chosenOf(highlight)?.id === store.id)
  const direction = t(`map.compass.${compassPointOf(offsetBetween(middle, store))}`)
  const where = [distanceText(t, store), direction].filter(Boolean).join(' ')

  function choose() {
    highlight?.set({ chosen: store.id })
    if (window.innerWidth >= DESKTOP_FROM_PX) focusCard(store.id)
  }

  return (
    <button
      type="button"
      tabIndex={-1}
      className={classNames('pin', isHighlighted && 'is-looked-at', isChosen && 'is-chosen')}
      data-side={pin.side}
      data-lifted={pin.lift > 0 || undefined}
      style={styleOf(pin)}
      aria-label={`${store.name}, ${where}`}
      onClick={choose}
      onPointerEnter={() => highlight?.set({ highlighted: store.id })}
      onPointerLeave={() => highlight?.set({ highlighted: null })}
    >
      <span className="name">{shortName(store.name)}</span>
    </button>
  )
}

function focusCard(id: string): void {
  const link = document.querySelector<HTMLElement>(`.results [data-store="${id}"] h3 a`)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  link?.focus({ preventScroll: true })
  link
    ?.closest('li')
    ?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' })
}

/** The position of a pin, and the distance of its name. React's type lacks custom properties. */
export const styleOf = ({ x, y, shift, lift }: LaidPin) =>
  ({
    translate: `${x}px ${y}px`,
    '--shift': `${shift}px`,
    '--lift': `${lift}px`,
  }) as CSSProperties

/** The first words of a name, as many as fit a pin: at least one, and no conjunction at the end. */
export function shortName(name: string): string {
  if (name.length <= MAXIMUM) return name
  let short = ''
  for (const word of name.split(/\s+/)) {
    const longer = short ? `${short} ${word}` : word
    if (short && longer.length > MAXIMUM) break
    short = longer
  }
  return short.replace(joining, '').replace(/[,:;]$/, '')
}
