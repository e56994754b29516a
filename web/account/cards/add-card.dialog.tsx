import '#web/messages/payments.ts'
import { useState } from 'react'
import type { OnlinePayment } from '#contract/payments/payments.ts'
import type { User } from '#contract/session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { CardProblem } from '#web/payments/card-problem.ts'
import { CardFields } from '#web/payments/card-fields.tsx'
import { cardWords } from '#web/payments/card-messages.ts'
import { useProvider } from '#web/payments/use-provider.ts'
import { payerOf, useAddCard } from './use-add-card.ts'
import { useSetupElements } from './use-setup-elements.ts'

/** What is wrong with what was typed, and not with the card. */
const MENDABLE: readonly CardProblem[] = ['number', 'expiry', 'cvc']

interface AddCardDialogProps {
  online: OnlinePayment
  user: User
  /** There is none yet, so this one is the default. */
  isFirst: boolean
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

/** Keeps one more card: the provider's own fields take it. */
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
