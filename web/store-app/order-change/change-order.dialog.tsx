import '#web/messages/change-order.ts'
import '#web/messages/menu.ts'
import '#web/styles/staff/order-change.css'
import { Phone } from 'lucide-react'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { OutputOf } from '#contract/call.ts'
import type { quoteOrderChange } from '#contract/order-changes/order-change-calls.ts'
import type { Order } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Icon } from '#ui/icon.tsx'
import { isApiFailure, NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { useChangeOrderMutation, useQuoteOrderChangeQuery } from '#web/calls/staff/partner-calls.ts'
import { allergenList } from '#web/messages/allergen-words.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { changeableLines, wantedOf, type ChangeableLine, type ChangeDraft } from './change-draft.ts'
import { ChangeForm } from './change-form.tsx'
import { ChangeMade } from './change-made.tsx'
import { SpokenBy } from './spoken-by.tsx'

interface ChangeOrderDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  order: Order
}

type Quote = OutputOf<typeof quoteOrderChange>

const NOTHING: ChangeDraft = { position: null, kind: null, quantity: 1, dishId: null }

/** Staff change a line of an order whose dish has run out, and see what it comes to before they do. */
export function ChangeOrderDialog({ order, ...frame }: ChangeOrderDialogProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(NOTHING)
  const [isAgreed, setIsAgreed] = useState(false)
  const [name, setName] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [made, setMade] = useState<ChangeableLine | null>(null)
  const [change, changing] = useChangeOrderMutation()
  const lines = changeableLines(order)
  const chosen = lines.find(({ position }) => position === draft.position) ?? null
  const requested = wantedOf(draft, chosen)
  const { quote, refusal } = useQuote(order.id, changing.isLoading || made ? null : requested)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const shownFailure = failure ?? refusal
  const mustRing = quote?.approval === 'phone' && !isAgreed
  const isNameMissing = isAgreed && name.trim() === ''

  const send = async (form: HTMLFormElement) => {
    flushSync(() => setIsTried(true))
    setFailure(null)
    if (!requested || !quote || quote.approval === 'impossible' || mustRing || isNameMissing)
      return focusFault(form)
    const body = { ...requested, spokenBy: isAgreed ? name.trim() : '' }
    const { error } = await change({ params: { orderId: order.id }, body })
    if (error !== undefined) return setFailure(isApiFailure(error) ? error : NO_ANSWER)
    setMade(chosen)
  }
  if (made) return <ChangeMade {...frame} order={order} line={made.line} position={made.position} />
  return (
    <Dialog
      {...frame}
      size="medium"
      className="store-dialog"
      title={t('changeOrder.title', order)}
      closeLabel={t('storeApp.close')}
      refusal={shownFailure && refusalWords(t, shownFailure)}
      onSubmit={(form) => void send(form)}
      footer={
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={changing.isLoading}
          loadingLabel={t('changeOrder.sending')}
        >
          {t(needsAnswer(quote, isAgreed) ? 'changeOrder.ask' : 'changeOrder.send')}
        </Button>
      }
    >
      <div className="stack">
        <ChangeForm
          {...{ order, draft, chosen, isTried }}
          onChange={(next) => {
            setIsTried(false)
            setIsAgreed(false)
            setFailure(null)
            setDraft(next)
          }}
        />
        {quote && (
          <Summary {...{ order, quote, isAgreed }}>
            {quote.approval !== 'choice' && quote.approval !== 'impossible' && (
              <Agreement
                phone={order.contact.phone}
                isAgreed={isAgreed}
                onChange={setIsAgreed}
                error={isTried && mustRing && t('changeOrder.ringFirst')}
                {...{ name, isTried }}
                onNameChange={setName}
              />
            )}
          </Summary>
        )}
      </div>
    </Dialog>
  )
}

const needsAnswer = (quote: Quote | null, isAgreed: boolean) =>
  quote?.approval === 'customer' && !isAgreed

/** What the change comes to; null while that is not known. */
function useQuote(orderId: string, requestedOnes: ReturnType<typeof wantedOf>) {
  const { currentData, error, isFetching } = useQuoteOrderChangeQuery(
    requestedOnes ? { params: { orderId }, body: requestedOnes } : skipToken,
    { refetchOnMountOrArgChange: true },
  )
  const failure = error === undefined ? null : isApiFailure(error) ? error : NO_ANSWER
  return { quote: currentData ?? null, refusal: isFetching || !requestedOnes ? null : failure }
}

interface SummaryProps {
  order: Order
  quote: Quote
  /** The customer has agreed on the phone. */
  isAgreed: boolean
  children: ReactNode
}

function Summary({ order, quote, isAgreed, children }: SummaryProps) {
  const { t } = useTranslation()
  const { approval, totalPence, newTotalPence, savesPence } = quote
  const happens = {
    choice: t('changeOrder.atOnce'),
    customer: t('changeOrder.asks'),
    phone: t('changeOrder.rings', { note: order.allergyNote }),
    impossible: t('changeOrder.impossible'),
  }[isAgreed ? 'choice' : approval]
  const isWarning = approval === 'impossible' || (approval === 'phone' && !isAgreed)
  return (
    <section className="stack change-summary" aria-live="polite">
      <dl>
        <div>
          <dt>{t('changeOrder.now')}</dt>
          <dd>{formatPence(totalPence)}</dd>
        </div>
        <div className="strong">
          <dt>{t('changeOrder.withChange')}</dt>
          <dd>{formatPence(newTotalPence)}</dd>
        </div>
      </dl>
      <p className="small soft">
        {savesPence > 0
          ? t('changeOrder.saves', { amount: formatPence(savesPence) })
          : t('changeOrder.same')}
      </p>
      {quote.newAllergens.length > 0 && (
        <Banner variant="warning">
          {t('changeOrder.newAllergens', { allergens: allergenList(t, quote.newAllergens) })}
        </Banner>
      )}
      <Banner variant={isWarning ? 'warning' : 'info'}>{happens}</Banner>
      {children}
    </section>
  )
}

interface AgreementProps {
  phone: string
  isAgreed: boolean
  onChange: (isAgreed: boolean) => void
  error: string | false
  /** Who has spoken with them. */
  name: string
  onNameChange: (name: string) => void
  isTried: boolean
}

function Agreement({ phone, isAgreed, onChange, error, ...spoken }: AgreementProps) {
  const { t } = useTranslation()
  return (
    <>
      <a className={buttonClass()} href={`tel:${phone}`}>
        <Icon of={Phone} />
        {t('changeOrder.ring', { phone })}
      </a>
      <Choice
        type="checkbox"
        checked={isAgreed}
        error={error}
        onChange={(event) => onChange(event.target.checked)}
      >
        {t('changeOrder.agreedByPhone')}
      </Choice>
      {isAgreed && (
        <SpokenBy
          name={spoken.name}
          onChange={spoken.onNameChange}
          hint={t('changeOrder.spokenByHint')}
          isTried={spoken.isTried}
        />
      )}
    </>
  )
}

function refusalWords(t: Translate, failure: ApiFailure): string {
  const { reason } = failure.details
  if (failure.code === 'PRODUCT_COULD_NOT_BE_ADDED_TO_CART') return t('changeOrder.needsChoices')
  if (failure.code === 'REPLACEMENT_NOT_ALLOWED' && reason === 'ageRestricted')
    return t('changeOrder.impossible')
  return textOfFailure(failure)
}
