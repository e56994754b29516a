import { useEffect, useEffectEvent, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { Button } from '#ui/button.tsx'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { onPersonLeaving } from '#web/store-app/tablet/person-leaves.ts'
import { useOrderActions } from './order-actions.ts'
import type { EndCommand, HeldAct } from './order-commands.ts'

/** An order must be declined so long before its deadline, or the deadline would decline it. */
const deadlineMarginMs = 10_000

/**
 * Holds back what ends an order for some seconds, in which it can be undone. It is sent at once where the
 * deadline of the order is near, and when the page is hidden, left or closed, or another person
 * takes over a shared tablet.
 */
export function useHeldActs(
  seconds: number,
  send: (order: Order, command: EndCommand) => void,
): {
  held: readonly HeldAct[]
  hold: (order: Order, command: EndCommand) => void
  release: (orderId: string) => void
} {
  const [held, setHeld] = useState<readonly HeldAct[]>([])
  const release = (orderId: string) =>
    setHeld((all) => all.filter(({ order }) => order.id !== orderId))
  const sendHeld = useEffectEvent(({ order, command }: HeldAct) => {
    release(order.id)
    send(order, command)
  })
  const sendAll = useEffectEvent(() => held.forEach(sendHeld))

  useEffect(() => {
    const timers = held.map((each) =>
      setTimeout(() => sendHeld(each), each.sendAt.getTime() - serverNow().getTime()),
    )
    return () => timers.forEach(clearTimeout)
  }, [held])

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') sendAll()
    }
    document.addEventListener('visibilitychange', leave)
    const stopHearing = onPersonLeaving(() => sendAll())
    return () => {
      stopHearing()
      document.removeEventListener('visibilitychange', leave)
      // Another page of the store app.
      sendAll()
    }
  }, [])

  return {
    held,
    release,
    hold: (order, command) => {
      const sendAt = new Date(serverNow().getTime() + seconds * 1000)
      const isLate = Date.parse(order.deadlineAt) - sendAt.getTime() < deadlineMarginMs
      if (seconds === 0 || (order.status === 'pending' && isLate)) send(order, command)
      else
        setHeld((all) => [
          ...all.filter((each) => each.order.id !== order.id),
          { order, command, sendAt },
        ])
    },
  }
}

/** Instead of the buttons of an order: that it is about to end, for how long that can be undone, and how. */
export function HeldNotice({ held }: { held: HeldAct }) {
  const { t } = useTranslation()
  const { release } = useOrderActions()
  const now = useServerNow(1000)
  const { order, command, sendAt } = held
  const count = Math.max(0, Math.ceil((sendAt.getTime() - now.getTime()) / 1000))
  return (
    <div className="held">
      <p role="status">
        <b>{t(`storeApp.undo.done.${command.act}`, order)}</b>{' '}
        <span>{t('storeApp.undo.notSentYet')}</span>
      </p>
      <Button isBlock data-act onClick={() => release(order.id)}>
        {t('storeApp.undo.within', { count })}
      </Button>
    </div>
  )
}
