import { CalendarClock, Zap } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import type { Cart, ServiceTime } from '#contract/cart.ts'
import { slotsByDay, type SlotDay } from '#rules/stores/slots-by-day.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { Icon } from '#ui/icon.tsx'
import { useChangeCartDetailsMutation } from '../calls/cart-calls.ts'
import { slotsAsked, useListSlotsQuery } from '../calls/menu-calls.ts'
import { showFailure } from '../calls/show-failure.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { dayWord } from '../orders/day-words.ts'
import { useServerNow } from '../calls/use-server-now.ts'
import { minutesWords } from './minutes-words.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { SlotChoice } from './slot-choice.tsx'

const slotsGoStaleMs = 60_000
/** An answer may be a few seconds old, so it is asked for again while something is wrong with it. */
const slotsInDoubtMs = 6000

/** As soon as possible, or a quarter of an hour of the coming days. */
export function WhenTo({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  const { store, serviceType, problems, minutes } = cart
  const { serviceTime, chooseTime } = useServiceTime(cart)
  const [isPicking, setIsPicking] = useState(false)
  const problem = problems.find(
    ({ code }) => code === 'STORE_IS_CLOSED' || code === 'SLOT_HAS_PASSED',
  )
  const { data, isError, refetch } = useListSlotsQuery(
    slotsAsked(store.slug, serviceType, cart.address),
    { refetchOnMountOrArgChange: true, pollingInterval: problem ? slotsInDoubtMs : slotsGoStaleMs },
  )
  const days = slotsByDay(data?.items ?? [])
  const problemCode = problem?.code
  // The times that were on offer are not the ones that are now.
  useEffect(() => {
    if (problemCode) void refetch()
  }, [problemCode, refetch])
  const isSlot = isPicking || serviceTime !== 'asap'
  const isAsapOffered = data?.isAsapOffered ?? !problem
  const pick = () => {
    setIsPicking(true)
    const [first] = days[0]?.slots ?? []
    if (serviceTime === 'asap' && first) chooseTime(first.startAt)
  }
  const asap = () => {
    setIsPicking(false)
    chooseTime('asap')
  }
  return (
    <section className="panel step">
      <h2>{t('checkout.when')}</h2>
      {problem && (
        <ProblemBanner
          title={t(
            problem.code === 'STORE_IS_CLOSED' ? 'checkout.timeClosed' : 'checkout.timePassed',
            { store: store.name },
          )}
        >
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
          isDisabled={data !== undefined && days.length === 0}
          onChoose={pick}
        >
          <FirstDay days={days} isKnown={data !== undefined} />
        </Tile>
      </fieldset>
      {isSlot && days.length > 0 && (
        <SlotChoice days={days} value={serviceTime} onChange={chooseTime} />
      )}
      {isError && !data && <p className="small soft">{t('checkout.slotsFailed')}</p>}
    </section>
  )
}

/** "Today, 19:30 to 22:15". */
function FirstDay({ days, isKnown }: { days: readonly SlotDay[]; isKnown: boolean }) {
  const { t } = useTranslation()
  const now = useServerNow(60_000)
  const slots = days[0]?.slots
  if (!slots) return t(isKnown ? 'checkout.pickNone' : 'checkout.pickLoading')
  const from = new Date(slots[0].startAt)
  const to = new Date((slots.at(-1) ?? slots[0]).startAt)
  return t('checkout.pickRange', {
    day: dayWord(t, from, now),
    from: formatLondonTime(from),
    to: formatLondonTime(to),
  })
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
function useServiceTime({ cartToken, serviceTime }: Cart) {
  const [changeDetails] = useChangeCartDetailsMutation()
  const [chosen, setChosen] = useState<ServiceTime | null>(null)
  const choose = async (time: ServiceTime) => {
    setChosen(time)
    try {
      await changeDetails({ params: { cartToken }, body: { serviceTime: time } }).unwrap()
    } catch (thrown) {
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
