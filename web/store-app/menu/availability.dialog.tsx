import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { AvailabilityChange, StockedItem } from '#contract/partner/sold-out.ts'
import {
  backTomorrow,
  isSoldOutUntilAllowed,
  SOLD_OUT_MAXIMUM_DAYS,
} from '#rules/menu/sold-out-until.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { textOfEveryRefusal } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { instantOf, localOf } from '#web/staff/time/london-field.ts'
import { useChangeAvailability, type StockedKind } from './use-change-availability.ts'

type Kind = AvailabilityChange['kind']

interface AvailabilityDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  storeId: string
  item: StockedItem
  kind: StockedKind
}

/** How long something is sold out, or how many of it are left. */
export function AvailabilityDialog({ storeId, item, kind, ...frame }: AvailabilityDialogProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Kind>(kindOf(item))
  const [when, setWhen] = useState(() =>
    localOf(item.soldOutUntil ? new Date(item.soldOutUntil) : backTomorrow(serverNow())),
  )
  const [left, setLeft] = useState(item.left === null ? '' : String(item.left))
  const [isWrong, setIsWrong] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [change, isChanging] = useChangeAvailability({ storeId, id: item.id, kind })

  const send = async (form: HTMLFormElement) => {
    const body = changeOf(chosen, when, left)
    flushSync(() => setIsWrong(body === null))
    if (body === null) return focusFault(form)
    setRefusal(null)
    const answer = await change(body)
    if (answer.error) setRefusal(textOfEveryRefusal(answer.error))
    else frame.onClose()
  }
  const kinds: readonly Kind[] = [
    'available',
    'untilTomorrow',
    'until',
    'untilPutBack',
    ...(kind === 'product' ? (['count'] as const) : []),
  ]
  return (
    <Dialog
      {...frame}
      title={item.name}
      closeLabel={t('availability.close')}
      isPressBesideIgnored={false}
      refusal={refusal}
      onSubmit={(form) => void send(form)}
      footer={
        <Button
          variant="primary"
          size="lg"
          type="submit"
          isLoading={isChanging}
          loadingLabel={t('availability.saving')}
        >
          {t('availability.save')}
        </Button>
      }
    >
      <div className="stack">
        <ChoiceGroup
          legend={t('availability.howLong')}
          name="availability"
          value={chosen}
          onChange={(value) => {
            setChosen(value)
            setIsWrong(false)
          }}
          options={kinds.map((value) => ({ value, ...wordsOf[value](t) }))}
        />
        {chosen === 'until' && (
          <Field
            type="datetime-local"
            label={t('availability.when')}
            value={when}
            onChange={(event) => setWhen(event.target.value)}
            error={isWrong && t('availability.whenProblem', { count: SOLD_OUT_MAXIMUM_DAYS })}
          />
        )}
        {chosen === 'count' && (
          <Field
            inputMode="numeric"
            label={t('availability.howMany')}
            value={left}
            onChange={(event) => setLeft(event.target.value)}
            error={isWrong && t('availability.leftProblem')}
          />
        )}
      </div>
    </Dialog>
  )
}

type Words = (t: ReturnType<typeof useTranslation>['t']) => { label: string; small?: string }

const wordsOf: Readonly<Record<Kind, Words>> = {
  available: (t) => ({ label: t('availability.onSale'), small: t('availability.onSaleHint') }),
  untilTomorrow: (t) => ({
    label: t('availability.untilTomorrow'),
    small: t('availability.untilTomorrowHint'),
  }),
  until: (t) => ({ label: t('availability.untilTime') }),
  untilPutBack: (t) => ({ label: t('availability.untilPutBack') }),
  count: (t) => ({ label: t('availability.byCount'), small: t('availability.byCountHint') }),
}

function kindOf({ isSoldOut, soldOutUntil, left }: StockedItem): Kind {
  if (soldOutUntil !== null) return 'until'
  if (left !== null) return 'count'
  return isSoldOut ? 'untilPutBack' : 'count'
}

/** What to send; null when a field has to be corrected first. */
function changeOf(kind: Kind, when: string, left: string): AvailabilityChange | null {
  if (kind === 'count') return /^\d{1,4}$/.test(left.trim()) ? { kind, left: Number(left) } : null
  if (kind !== 'until') return { kind }
  const until = instantOf(when)
  if (until === null || !isSoldOutUntilAllowed(until, serverNow())) return null
  return { kind, until: until.toISOString() }
}
