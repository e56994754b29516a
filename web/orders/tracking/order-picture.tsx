import { House } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { scooterAt, type OrderMoment } from '#rules/orders/order-moment.ts'
import { Icon } from '#ui/icon.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Dish } from '#ui/table-setting/dish.ts'
import { clothFor } from '#ui/table-setting/setting-for.ts'
import { Dishes } from '#ui/table-setting/table-setting.tsx'
import { pointAt, wayUntil, WHOLE_WAY } from './scooter-path.ts'

const glideMs = 1600

/** The food's route over the tablecloth. What it shows is said in words below it. */
export function OrderPicture({ order, moment }: { order: Order; moment: OrderMoment }) {
  const { serviceType, store } = order
  const isEnded = moment.of === 'declined' || moment.of === 'cancelled' || moment.of === 'unpaid'
  if (isEnded) return <OneDish seed={store.id} dish={{ picture: null, vessel: 'plate' }} />
  if (serviceType === 'collection') return <OneDish seed={store.id} dish={store.art.hero} />
  return <Way store={store} moment={moment} />
}

/** From the restaurant's pin to that of the home; the current holder of the food has the ring. */
function Way({ store, moment }: { store: Order['store']; moment: OrderMoment }) {
  const scooter = scooterAt(moment)
  const done = useGlide(scooter?.done ?? 0)
  const { x, y } = pointAt(done)
  const isMoving = scooter?.isMoving ?? false
  return (
    <Cloth seed={store.id}>
      <svg className="road" viewBox="0 0 100 100" preserveAspectRatio="none" fill="none">
        <path className="ground" d={WHOLE_WAY} vectorEffect="non-scaling-stroke" />
        <path className="ahead" d={WHOLE_WAY} vectorEffect="non-scaling-stroke" />
        {isMoving && (
          <path className="behind" d={wayUntil(done)} vectorEffect="non-scaling-stroke" />
        )}
      </svg>
      <span className={classNames('pin at-store', !isMoving && 'on')}>{store.name.charAt(0)}</span>
      <span className={classNames('pin at-home', isMoving && 'on')}>
        <Icon of={House} />
      </span>
      {scooter && (
        <img
          className={classNames('scooter', isMoving && 'moving')}
          src="/art/motor-scooter.svg"
          alt=""
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      )}
    </Cloth>
  )
}

function OneDish({ seed, dish }: { seed: string; dish: Dish }) {
  return (
    <Cloth seed={seed}>
      <Dishes dishes={[{ ...dish, x: 50, y: 52, size: 96 }]} isMain />
    </Cloth>
  )
}

function Cloth({ seed, children }: { seed: string; children: ReactNode }) {
  return (
    <div className="setting way" data-cloth={clothFor(seed).cloth} data-weave="gingham" aria-hidden>
      {children}
    </div>
  )
}

/** Animates to the target, unless the visitor prefers reduced motion. */
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
