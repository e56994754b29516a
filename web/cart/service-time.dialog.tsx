import { useState } from 'react'
import type { ServiceTime } from '#contract/cart.ts'
import { slotsByDay, type SlotDay } from '#rules/stores/slots-by-day.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Choice } from '#ui/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showFailure } from '../calls/show-failure.ts'
import { slotsAsked, useListSlotsQuery } from '../calls/menu-calls.ts'
import { useTranslation } from '../messages/use-translation.ts'
import type { ServiceTimeProps } from './service-time-props.ts'
import { useServerNow } from '../calls/use-server-now.ts'
import { formatDay, formatSlot, nearDay } from './slot-words.ts'

type ServiceTimeDialogProps = ServiceTimeProps & { isOpen: boolean; onClose: () => void }

/** As soon as possible, or one of the quarter hours the store still takes orders for. */
export function ServiceTimeDialog(props: ServiceTimeDialogProps) {
  const { place, choice, acts, isOpen, onClose } = props
  const { t } = useTranslation()
  const now = useServerNow(60_000)
  const [picked, setPicked] = useState<ServiceTime | null>(null)
  const [isSetting, setIsSetting] = useState(false)
  const { data, isError } = useListSlotsQuery(
    slotsAsked(place.slug, choice.service, choice.address),
    { skip: !isOpen, refetchOnMountOrArgChange: 30 },
  )
  const time = picked ?? choice.serviceTime
  const isNothing = data !== undefined && data.items.length === 0 && !data.isAsapOffered

  const set = async () => {
    setIsSetting(true)
    try {
      await acts.chooseTime(time)
      onClose()
    } catch (thrown) {
      showFailure(thrown)
    }
    setIsSetting(false)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={() => setPicked(null)}
      size="medium"
      title={t(
        choice.service === 'delivery' ? 'cart.timeTitleDelivery' : 'cart.timeTitleCollection',
      )}
      closeLabel={t('shell.close')}
      footer={
        <Button
          variant="primary"
          size="lg"
          disabled={data === undefined || isNothing}
          isLoading={isSetting}
          loadingLabel={t('cart.setting')}
          onClick={() => void set()}
        >
          {t('cart.setTime')}
        </Button>
      }
    >
      {isError && <Banner variant="danger">{t('cart.timesFailed')}</Banner>}
      {data === undefined && !isError && <Skeleton height="14rem" radius="var(--radius-md)" />}
      {isNothing && (
        <Banner variant="info" title={t('cart.noTimes')}>
          {t('cart.noTimesText', { store: place.name })}
        </Banner>
      )}
      {data && !isNothing && (
        <Times
          isAsapOffered={data.isAsapOffered}
          days={slotsByDay(data.items)}
          now={now}
          time={time}
          onPick={setPicked}
        />
      )}
    </Dialog>
  )
}

interface TimesProps {
  isAsapOffered: boolean
  days: readonly SlotDay[]
  now: Date
  time: ServiceTime
  onPick: (time: ServiceTime) => void
}

function Times({ isAsapOffered, days, now, time, onPick }: TimesProps) {
  const { t } = useTranslation()
  const ofTime = days.find(({ slots }) => slots.some(({ startAt }) => isSame(startAt, time)))
  const [shownDate, setShownDate] = useState<string | null>(null)
  const day = days.find(({ date }) => date === shownDate) ?? ofTime ?? days[0]
  return (
    <div className="stack times">
      {isAsapOffered && (
        <Choice
          type="radio"
          name="service-time"
          checked={time === 'asap'}
          onChange={() => onPick('asap')}
        >
          <span className="strong">{t('cart.asap')}</span>
        </Choice>
      )}
      {days.length > 1 && (
        <div className="scroller tight" role="group" aria-label={t('cart.day')}>
          {days.map(({ date }) => {
            const near = nearDay(date, now)
            return (
              <Chip
                key={date}
                type="radio"
                name="service-day"
                checked={date === day?.date}
                onChange={() => setShownDate(date)}
              >
                {near ? t(`cart.${near}`) : formatDay(date)}
              </Chip>
            )
          })}
        </div>
      )}
      <div className="slots" role="group" aria-label={day && formatDay(day.date)}>
        {day?.slots.map((slot) => (
          <Chip
            key={slot.startAt}
            type="radio"
            name="service-time"
            checked={isSame(slot.startAt, time)}
            onChange={() => onPick(slot.startAt)}
          >
            {formatSlot(slot)}
          </Chip>
        ))}
      </div>
    </div>
  )
}

const isSame = (startAt: string, time: ServiceTime) =>
  time !== 'asap' && Date.parse(startAt) === Date.parse(time)
