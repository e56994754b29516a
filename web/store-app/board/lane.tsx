import { useRef, type ReactNode, useLayoutEffect, type FocusEvent, type RefObject } from 'react'
import type { Order } from '#contract/orders.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { Column } from '#web/store-app/order/board-columns.ts'
import { CookingOrder, ReadyOrder } from '#web/store-app/order/open-order.tsx'
import { ScheduledOrder, StartOrder } from '#web/store-app/order/scheduled-order.tsx'
import { CompactOrder } from './compact-order.tsx'
import { NewOrder } from '#web/store-app/order/new-order.tsx'

interface FocusedOrder {
  id: string
  index: number
}

const CARDS: Readonly<Record<Column, (props: { order: Order; isCompact: boolean }) => ReactNode>> =
  {
    // What nobody has answered yet is answered where it stands.
    scheduled: ({ order }) =>
      order.status === 'pending' ? <NewOrder order={order} /> : <ScheduledOrder order={order} />,
    new: ({ order, isCompact }) => {
      if (isCompact) return <CompactOrder order={order} />
      return order.status === 'pending' ? <NewOrder order={order} /> : <StartOrder order={order} />
    },
    cooking: CookingOrder,
    ready: ReadyOrder,
  }

interface LaneProps {
  column: Column
  orders: readonly Order[]
  /** Instead of cards, when there are none. */
  empty: ReactNode
  /** Beneath the cards. */
  end?: ReactNode
  /** Beside the heading. */
  choice?: ReactNode
  isCompact?: boolean
}

/** One column of the board. */
export function Lane({ column, orders, empty, end, choice, isCompact = false }: LaneProps) {
  const { t } = useTranslation()
  const lane = useRef<HTMLElement>(null)
  const focusProps = useLaneFocus(
    lane,
    orders.map(({ id }) => id),
    isCompact,
  )
  const Card = CARDS[column]
  return (
    <section
      className="lane"
      data-column={column}
      aria-label={t(`storeApp.column.${column}`)}
      ref={lane}
      tabIndex={-1}
      data-lane
      {...focusProps}
    >
      <h2 className="colhead">
        {t(`storeApp.column.${column}`)} <span className="count">{orders.length}</span>
      </h2>
      {choice}
      {orders.length === 0 && empty}
      {orders.map((order) => (
        <Card key={order.id} {...{ order, isCompact }} />
      ))}
      {end}
    </section>
  )
}

/**
 * Keeps the focus in a lane whose card moves away with it: it goes to the card that takes its place,
 * or to the lane when that was the last, or to the lane that is shown when it went away itself. Where cards
 * change their size, which draws them anew, it goes to the same order.
 * @returns what the lane listens with
 */
export function useLaneFocus(
  lane: RefObject<HTMLElement | null>,
  ids: readonly string[],
  isCompact = false,
): { onFocus: (event: FocusEvent) => void; onBlur: (event: FocusEvent) => void } {
  const held = useRef<FocusedOrder | null>(null)
  const key = ids.join()

  useLayoutEffect(() => {
    const now = key === '' ? [] : key.split(',')
    if (!held.current || now.includes(held.current.id)) return
    const { index } = held.current
    held.current = null
    // Someone who has gone elsewhere meanwhile, such as to a dialog, stays there.
    if (document.activeElement !== document.body) return
    const next = actOf(lane.current, now[Math.min(index, now.length - 1)])
    if (next) next.focus()
    else if (lane.current) lane.current.focus()
    else focusShownLane()
  }, [key, lane])

  useFocusInNewSize(lane, held, isCompact)

  return {
    onFocus: ({ target }) => {
      const id = target.closest('[data-order]')?.getAttribute('data-order')
      held.current = id ? { id, index: ids.indexOf(id) } : null
    },
    onBlur: ({ relatedTarget }) => {
      // A card that is taken away loses the focus to nobody.
      if (relatedTarget !== null) held.current = null
    },
  }
}

/** Cards are drawn anew in another size: the focus stays with the same order. */
function useFocusInNewSize(
  lane: RefObject<HTMLElement | null>,
  held: RefObject<FocusedOrder | null>,
  isCompact: boolean,
): void {
  const size = useRef(isCompact)
  useLayoutEffect(() => {
    if (size.current === isCompact) return
    size.current = isCompact
    if (document.activeElement === document.body) actOf(lane.current, held.current?.id)?.focus()
  }, [isCompact, held, lane])
}

/** The first button of an order's card. */
function actOf(lane: HTMLElement | null, id: string | undefined): HTMLElement | null {
  return id === undefined
    ? null
    : (lane?.querySelector<HTMLElement>(`[data-order="${id}"] [data-act]`) ?? null)
}

/** Moves the focus to a lane that is on the screen. */
export function focusShownLane(): void {
  const lanes = [...document.querySelectorAll<HTMLElement>('[data-lane]')]
  lanes.find((lane) => lane.offsetParent !== null)?.focus()
}
