import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import type { ServiceTime } from '#contract/fields.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { useReadCartQuery } from '#web/calls/cart-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useSlots } from '#web/calls/slot-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { ServiceTimeProps } from '#web/cart/basket/use-basket-commands.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { isSame, TimePicker } from './time-picker.tsx'
import { notSoldThen } from '#web/cart/lines/unavailable-messages.ts'

type ServiceTimeDialogProps = ServiceTimeProps & { isOpen: boolean; onClose: () => void }

/** As soon as possible, or one of the slots that the store still takes orders for. */
export function ServiceTimeDialog(props: ServiceTimeDialogProps) {
  const { place, choice, acts, isOpen, onClose } = props
  const { t } = useTranslation()
  const now = useServerNow(60_000)
  const [picked, setPicked] = useState<ServiceTime | null>(null)
  const [isSetting, setIsSetting] = useState(false)
  const [isTaken, setIsTaken] = useState(false)
  const { data, isError, refetch } = useSlots(
    { slug: place.slug, ...choice },
    { isWanted: isOpen, maximumAgeSeconds: 5 },
  )
  const time = picked ?? choice.serviceTime
  const title = t(
    choice.service === 'delivery' ? 'cart.timeTitleDelivery' : 'cart.timeTitleCollection',
  )
  const isNothing = data !== undefined && data.items.length === 0 && !data.isAsapOffered
  const isFull = data?.items.some((slot) => slot.isFull && isSame(slot.startAt, time)) ?? false

  const missing = useMissingAt(choice, time)
  const isTimeMissing = time === 'asap' && data?.isAsapOffered === false

  const pick = (chosen: ServiceTime) => {
    setPicked(chosen)
    setIsTaken(false)
  }

  const set = async () => {
    setIsSetting(true)
    try {
      await acts.chooseTime(time)
      onClose()
    } catch (thrown) {
      if (isApiFailure(thrown) && thrown.code === 'SLOT_IS_FULL') {
        setIsTaken(true)
        setPicked(null)
        void refetch()
      } else showFailure(thrown)
    }
    setIsSetting(false)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={() => {
        setPicked(null)
        setIsTaken(false)
      }}
      size="medium"
      title={title}
      closeLabel={t('shell.close')}
      footer={
        <>
          <p className="small missing-then" role="status">
            {missing}
          </p>
          <Button
            variant="primary"
            size="lg"
            disabled={data === undefined || isNothing || isFull || isTimeMissing}
            isLoading={isSetting}
            loadingLabel={t('cart.setting')}
            onClick={() => void set()}
          >
            {t('cart.setTime')}
          </Button>
        </>
      }
    >
      {isTaken && (
        <div ref={bringIntoView}>
          <Banner variant="danger">{t('cart.slotFull')}</Banner>
        </div>
      )}
      {isError && (
        <Banner variant="warning" isAnnounced>
          {t('cart.timesFailed')}
        </Banner>
      )}
      {data === undefined && !isError && <Skeleton height="14rem" radius="var(--radius-md)" />}
      {isNothing && (
        <Banner variant="info" title={t('cart.noTimes')}>
          {t('cart.noTimesText', { store: place.name })}
        </Banner>
      )}
      {data && !isNothing && (
        <TimePicker
          name="service-time"
          legend={title}
          slots={data.items}
          isAsapOffered={data.isAsapOffered}
          asapWords={null}
          now={now}
          time={time}
          onPick={pick}
        />
      )}
    </Dialog>
  )
}

/** The lines of the basket that can't be ordered at a time that is about to be chosen; null if all can. */
function useMissingAt(
  { cartToken, service, serviceTime: current }: ServiceTimeProps['choice'],
  time: ServiceTime,
): string | null {
  const { t } = useTranslation()
  const isOther = time === 'asap' ? current !== 'asap' : !isSame(time, current)
  const { currentData: cart } = useReadCartQuery(
    cartToken !== null && isOther
      ? { params: { cartToken }, query: { serviceType: service, serviceTime: time } }
      : skipToken,
  )
  return cart ? notSoldThen(t, cart.lines) : null
}

/** The refused time may be far down, and the reason is above all of them. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
