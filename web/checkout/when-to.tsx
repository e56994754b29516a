import { CalendarClock, Zap } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import type { Cart, CartProblem, ServiceTime } from '#contract/cart.ts'
import { slotsByDay, type SlotDay } from '#rules/stores/slots-by-day.ts'
import { Icon } from '#ui/icon.tsx'
import { useKeptTime } from '../cart/use-kept-time.ts'
import { isApiFailure } from '../calls/api-failure.ts'
import { useChangeCartDetailsMutation } from '../calls/cart-calls.ts'
import { useSlots } from '../calls/slot-calls.ts'
import { showFailure } from '../calls/show-failure.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { useServerNow } from '../calls/use-server-now.ts'
import { firstDayWords } from './first-day-words.ts'
import { minutesWords } from './minutes-words.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { SlotChoice } from './slot-choice.tsx'

const slotsGoStaleMs = 60_000
/** An answer may be a few seconds old, so it is asked for again while something is wrong with it. */
const slotsInDoubtMs = 6000

/** What may be wrong with the time, and the words for it. */
const TIME_PROBLEMS: Partial<
  Record<CartProblem['code'], 'checkout.timeClosed' | 'checkout.timePassed' | 'checkout.timeFull'>
> = {
  STORE_IS_CLOSED: 'checkout.timeClosed',
  SLOT_HAS_PASSED: 'checkout.timePassed',
  SLOT_IS_FULL: 'checkout.timeFull',
}

/** As soon as possible, or a quarter of an hour of the coming days. */
export function WhenTo({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  const { cartToken, store, serviceType, problems, minutes } = cart
  const [isPicking, setIsPicking] = useState(false)
  const problem = problems.find(({ code }) => TIME_PROBLEMS[code])
  const problemWords = problem && TIME_PROBLEMS[problem.code]
  const { data, isError, refetch } = useSlots(
    { slug: store.slug, cartToken, service: serviceType, address: cart.address },
    { keptSeconds: 0, pollingInterval: problem ? slotsInDoubtMs : slotsGoStaleMs },
  )
  const { serviceTime, chooseTime } = useServiceTime(cart, () => void refetch())
  const keptTime = useKeptTime(serviceTime === cart.serviceTime ? cart.slotHeldUntil : null)
  const days = slotsByDay(data?.items ?? [])
  const freeDays = slotsByDay((data?.items ?? []).filter(({ isFull }) => !isFull))
  const problemCode = problem?.code
  // The times that were on offer are not the ones that are now.
  useEffect(() => {
    if (problemCode) void refetch()
  }, [problemCode, refetch])
  const isSlot = isPicking || serviceTime !== 'asap'
  const isAsapOffered = data?.isAsapOffered ?? !problem
  const pick = () => {
    setIsPicking(true)
    const [first] = freeDays[0]?.slots ?? []
    if (serviceTime === 'asap' && first) chooseTime(first.startAt)
  }
  const asap = () => {
    setIsPicking(false)
    chooseTime('asap')
  }
  return (
    <section className="panel step">
      <h2>{t('checkout.when')}</h2>
      {problemWords && (
        <ProblemBanner title={t(problemWords, { store: store.name })}>
          {t('checkout.timeAdvice')}
        </ProblemBanner>
      )}
      <fieldset className="slots">
        <legend className="sr">{t('checkout.when')}</legend>
        <Tile
          icon={Zap}
          title={t('checkout.asap')}
          isChosen={!isSlot}
          isDisabled={!isAsapOffered}
          onChoose={asap}
        >
          {isAsapOffered ? minutes && minutesWords(t, minutes) : t('checkout.asapClosed')}
        </Tile>
        <Tile
          icon={CalendarClock}
          title={t('checkout.pick')}
          isChosen={isSlot}
          isDisabled={data !== undefined && freeDays.length === 0}
          onChoose={pick}
        >
          <FirstDay days={freeDays} isKnown={data !== undefined} />
        </Tile>
      </fieldset>
      {isSlot && days.length > 0 && (
        <SlotChoice days={days} value={serviceTime} onChange={chooseTime} />
      )}
      {keptTime && <p className="small soft">{t('checkout.keptUntil', { time: keptTime })}</p>}
      {isError && !data && <p className="small soft">{t('checkout.slotsFailed')}</p>}
    </section>
  )
}

function FirstDay({ days, isKnown }: { days: readonly SlotDay[]; isKnown: boolean }) {
  const { t } = useTranslation()
  const now = useServerNow(60_000)
  const [first] = days
  if (!first) return t(isKnown ? 'checkout.pickNone' : 'checkout.pickLoading')
  return firstDayWords(t, first, now)
}

interface TileProps {
  icon: LucideIcon
  title: string
  isChosen: boolean
  isDisabled: boolean
  onChoose: () => void
  children: ReactNode
}

function Tile({ icon, title, isChosen, isDisabled, onChoose, children }: TileProps) {
  return (
    <label className="tile">
      <input
        type="radio"
        name="when"
        checked={isChosen}
        disabled={isDisabled && !isChosen}
        onChange={onChoose}
      />
      <Icon of={icon} />
      <span className="strong">
        {title}
        <small>{children}</small>
      </span>
    </label>
  )
}

/** The time of the cart, shown as chosen at once while the cart is being told. */
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
