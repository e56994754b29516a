import { useEffect, useState } from 'react'
import type { CartProblem } from '#contract/cart/cart-problem.ts'
import type { Cart } from '#contract/cart/cart.ts'
import type { ServiceTime } from '#contract/fields.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { TimePicker } from '#web/cart/service-time/time-picker.tsx'
import { useReservedUntil } from '#web/cart/service-time/use-reserved-until.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { useChangeCartDetailsMutation } from '#web/calls/cart-calls.ts'
import { useSlots } from '#web/calls/slot-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { minutesWords } from './minutes-messages.ts'
import { ProblemBanner } from '#web/checkout/place-order/problem-banner.tsx'

const slotsGoStaleMs = 60_000
/** An answer may be a few seconds old, so it is loaded again while something is wrong with it. */
const slotsInDoubtMs = 6000

/** The problems that the time can have, and their messages. */
const TIME_PROBLEMS: Partial<
  Record<CartProblem['code'], 'checkout.timeClosed' | 'checkout.timePassed' | 'checkout.timeFull'>
> = {
  STORE_IS_CLOSED: 'checkout.timeClosed',
  SLOT_HAS_PASSED: 'checkout.timePassed',
  SLOT_IS_FULL: 'checkout.timeFull',
}

/** As soon as possible, or a slot of the coming days. */
export function WhenStep({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  const { cartToken, store, serviceType, problems, minutes } = cart
  const now = useServerNow(60_000)
  const problem = problems.find(({ code }) => TIME_PROBLEMS[code])
  const problemWords = problem && TIME_PROBLEMS[problem.code]
  const { data, isError, refetch } = useSlots(
    { slug: store.slug, cartToken, service: serviceType, address: cart.address },
    { maximumAgeSeconds: 0, pollingInterval: problem ? slotsInDoubtMs : slotsGoStaleMs },
  )
  const { serviceTime, chooseTime } = useServiceTime(cart, () => void refetch())
  const reservedTime = useReservedUntil(
    serviceTime === cart.serviceTime ? cart.slotReservedUntil : null,
  )
  const problemCode = problem?.code
  // The slots offered before are not the current ones.
  useEffect(() => {
    if (problemCode) void refetch()
  }, [problemCode, refetch])
  return (
    <section className="panel step">
      <h2>{t('checkout.when')}</h2>
      {problemWords && (
        <ProblemBanner title={t(problemWords, { store: store.name })}>
          {t('checkout.timeAdvice')}
        </ProblemBanner>
      )}
      {data === undefined ? (
        !isError && <Skeleton height="4rem" radius="var(--radius-md)" />
      ) : (
        <TimePicker
          name="when"
          legend={t('checkout.when')}
          slots={data.items}
          isAsapOffered={data.isAsapOffered}
          asapWords={minutes && minutesWords(t, minutes)}
          now={now}
          time={serviceTime}
          onPick={chooseTime}
        />
      )}
      {reservedTime && (
        <p className="small soft">{t('checkout.reservedUntil', { time: reservedTime })}</p>
      )}
      {isError && !data && <p className="small soft">{t('checkout.slotsFailed')}</p>}
    </section>
  )
}

/** The time of the cart, shown as chosen at once while the change is sent. */
function useServiceTime({ cartToken, serviceTime }: Cart, onFull: () => void) {
  const [changeDetails] = useChangeCartDetailsMutation()
  const [chosen, setChosen] = useState<ServiceTime | null>(null)
  const choose = async (time: ServiceTime) => {
    setChosen(time)
    try {
      await changeDetails({ params: { cartToken }, body: { serviceTime: time } }).unwrap()
    } catch (thrown) {
      if (isApiFailure(thrown) && thrown.code === 'SLOT_IS_FULL') onFull()
      showFailure(thrown)
    } finally {
      setChosen(null)
    }
  }
  return {
    serviceTime: chosen ?? serviceTime,
    chooseTime: (time: ServiceTime) => void choose(time),
  }
}
