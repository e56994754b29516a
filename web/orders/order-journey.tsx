import { useEffect, useRef, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import type { Dish, PlacedDish } from '#ui/table-setting/dish.ts'
import { clothFor } from '#ui/table-setting/setting-for.ts'
import { Dishes, TableCover } from '#ui/table-setting/table-setting.tsx'
import { pointAt, WAY_DONE, wayUntil, WHOLE_WAY } from './scooter-path.ts'

const glideMs = 1600

/** The food on its way over the tablecloth. What it shows is said in words beneath it. */
export function OrderJourney({ order }: { order: Order }) {
  const { status, serviceType, store } = order
  if (status === 'declined' || status === 'cancelled' || status === 'unpaid')
    return <EmptyPlate seed={store.id} />
  if (serviceType === 'collection')
    return <TableCover seed={store.id} art={store.art} className="journey" />
  return <Way seed={store.id} status={status} hero={store.art.hero} />
}

function Way({ seed, status, hero }: { seed: string; status: OrderStatus; hero: Dish }) {
  const done = useGlide(WAY_DONE[status])
  const { x, y } = pointAt(done)
  const isBoxed = hero.vessel === 'board' || hero.vessel === 'paper' || hero.vessel === 'slate'
  const dishes: PlacedDish[] = [
    { ...hero, x: 14, y: 56, size: isBoxed ? 112 : 128, turn: isBoxed ? -8 : 0 },
    { picture: 'house-with-garden', vessel: 'bare', x: 87, y: 50, size: 118 },
    { picture: 'hot-pepper', vessel: 'bare', x: 55, y: 20, size: 38, turn: 14 },
    { picture: 'lime', vessel: 'bare', x: 70, y: 88, size: 44 },
  ]
  return (
    <div
      className="setting journey"
      data-cloth={clothFor(seed).cloth}
      data-weave="gingham"
      aria-hidden
    >
      <svg className="path" viewBox="0 0 100 100" preserveAspectRatio="none" fill="none">
        <path className="ground" d={WHOLE_WAY} vectorEffect="non-scaling-stroke" />
        <path className="ahead" d={WHOLE_WAY} vectorEffect="non-scaling-stroke" />
        <path className="behind" d={wayUntil(done)} vectorEffect="non-scaling-stroke" />
      </svg>
      <Dishes dishes={dishes} isEager />
      <span className="scooter">
        <Dishes
          dishes={[{ picture: 'motor-scooter', vessel: 'bare', x, y: y + 1, size: 78 }]}
          isEager
        />
      </span>
    </div>
  )
}

function EmptyPlate({ seed }: { seed: string }) {
  const plate: PlacedDish = { picture: null, vessel: 'plate', x: 50, y: 52, size: 150 }
  return (
    <div
      className="setting journey"
      data-cloth={clothFor(seed).cloth}
      data-weave="gingham"
      aria-hidden
    >
      <Dishes dishes={[plate]} />
    </div>
  )
}

/** Moves from where it is to the target, unless the person wants no motion. */
function useGlide(target: number): number {
  const [done, setDone] = useState(target)
  const from = useRef(target)
  useEffect(() => {
    const start = from.current
    const isStill = start === target || matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    const startedAt = performance.now()
    const step = (at: number) => {
      const part = isStill ? 1 : Math.min(1, Math.max(0, (at - startedAt) / glideMs))
      from.current = start + (target - start) * ease(part)
      setDone(from.current)
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [target])
  return done
}

/** Slow at both ends. */
const ease = (part: number) => part * part * (3 - 2 * part)
