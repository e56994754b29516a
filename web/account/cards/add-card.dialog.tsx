import '#web/messages/payments.ts'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { OnlinePayment, SavedCard } from '#contract/payments/payments.ts'
import type { User } from '#contract/session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { usePrepareCardMutation, useSaveCardMutation } from '#web/calls/payment-calls.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { hrefOf } from '#web/language.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { CardFields } from '#web/payments/card-fields.tsx'
import {
  appearanceOfPage,
  fontsOfPage,
  onSchemeChange,
} from '#web/payments/card-form-appearance.ts'
import { cardWords } from '#web/payments/card-messages.ts'
import { type CardProblem, problemOf } from '#web/payments/card-problem.ts'
import { billingOf, type Payer } from '#web/payments/confirm-payment.ts'
import { PROVIDER_LOCALE, useProvider } from '#web/payments/use-provider.ts'

interface AddCard {
  add: (elements: StripeElements, isDefault: boolean) => Promise<void>
  isAdding: boolean
  /** Why the provider refused this card. */
  problem: CardProblem | null
}

/** The problem with what was typed, rather than with the card. */
const MENDABLE: readonly CardProblem[] = ['number', 'expiry', 'cvc']

interface AddCardDialogProps {
  online: OnlinePayment
  user: User
  /** There is none yet, so this one becomes the default. */
  isFirst: boolean
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

/** Saves another card, typed into the provider's own fields. */
export function AddCardDialog({ online, user, isFirst, ...frame }: AddCardDialogProps) {
  const { t } = useTranslation()
  const { stripe, isFailed, tryAgain } = useProvider(online)
  const [areFieldsFailed, setAreFieldsFailed] = useState(false)
  const elements = useSetupElements(stripe)
  const [isDefault, setIsDefault] = useState(false)
  const { add, isAdding, problem } = useAddCard(stripe, user, (card) => {
    const title = t('account.cards.saved', { card: cardWords(t, card) })
    showToast({ id: 'cards', variant: 'positive', title })
    frame.onClose()
  })
  if (isFailed || areFieldsFailed)
    return (
      <Dialog {...frame} title={t('account.cards.addTitle')} closeLabel={t('shell.close')}>
        <Banner
          variant="warning"
          action={
            <Button
              onClick={() => {
                setAreFieldsFailed(false)
                tryAgain()
              }}
            >
              {t('payments.tryAgain')}
            </Button>
          }
        >
          {t('account.cards.scriptFailed')}
        </Banner>
      </Dialog>
    )
  return (
    <Dialog
      {...frame}
      isPressBesideIgnored
      title={t('account.cards.addTitle')}
      closeLabel={t('shell.close')}
    >
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (elements) void add(elements, isDefault)
        }}
      >
        <p className="soft small">{t('account.cards.addText')}</p>
        <CardFields
          elements={elements}
          payer={payerOf(user)}
          onFailed={() => setAreFieldsFailed(true)}
        />
        {problem && (
          <Banner variant="danger">
            {MENDABLE.some((kind) => kind === problem)
              ? t(`payments.problem.${problem}`)
              : t('account.cards.refused')}
          </Banner>
        )}
        {!isFirst && (
          <Choice
            type="checkbox"
            checked={isDefault}
            onChange={({ target }) => setIsDefault(target.checked)}
          >
            {t('account.cards.useAsDefault')}
          </Choice>
        )}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBlock
          disabled={!elements}
          isLoading={isAdding}
          loadingLabel={t('account.saving')}
        >
          {t('account.cards.save')}
        </Button>
      </form>
    </Dialog>
  )
}

/** The provider's fields for a card to save, with nothing to pay. */
function useSetupElements(stripe: Stripe | null): StripeElements | null {
  const elements = useMemo(() => stripe && makeElements(stripe), [stripe])
  useEffect(
    () => onSchemeChange(() => void elements?.update({ appearance: appearanceOfPage() })),
    [elements],
  )
  return elements
}

function makeElements(stripe: Stripe): StripeElements {
  return stripe.elements({
    mode: 'setup',
    currency: 'gbp',
    setupFutureUsage: 'on_session',
    allowedPaymentMethodTypes: ['card'],
    appearance: appearanceOfPage(),
    fonts: fontsOfPage(),
    locale: PROVIDER_LOCALE,
  })
}

/** Sends a card to the provider, and saves it. A second press while that is under way does nothing. */
function useAddCard(
  stripe: Stripe | null,
  user: User,
  onSaved: (card: SavedCard) => void,
): AddCard {
  const [prepare] = usePrepareCardMutation()
  const [save] = useSaveCardMutation()
  const isUnderWay = useRef(false)
  const [isAdding, setIsAdding] = useState(false)
  const [problem, setProblem] = useState<CardProblem | null>(null)

  async function give(stripe: Stripe, elements: StripeElements, isDefault: boolean) {
    // A field's problem is shown next to it.
    if ((await elements.submit()).error) return
    const { setupIntentId, clientSecret } = await prepare().unwrap()
    const { error } = await stripe.confirmSetup({
      elements,
      clientSecret,
      confirmParams: {
        return_url: new URL(hrefOf(links.account('cards')), window.location.origin).href,
        payment_method_data: { billing_details: billingOf(payerOf(user)) },
      },
      redirect: 'if_required',
    })
    if (error) return setProblem(problemOf(error))
    onSaved(await save({ body: { setupIntentId, isDefault } }).unwrap())
  }

  async function add(elements: StripeElements, isDefault: boolean) {
    if (isUnderWay.current || !stripe) return
    isUnderWay.current = true
    setIsAdding(true)
    setProblem(null)
    try {
      await give(stripe, elements, isDefault)
    } catch (thrown) {
      if (isApiFailure(thrown)) showFailure(thrown)
      else setProblem('unknown')
    } finally {
      isUnderWay.current = false
      setIsAdding(false)
    }
  }
  return { add, isAdding, problem }
}

/** The card's form does not ask for what the account already has. */
function payerOf({ firstName, lastName, email, phone }: User): Payer {
  return { name: `${firstName} ${lastName}`.trim(), email, phone }
}
