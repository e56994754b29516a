import type { SavedCard } from '#contract/payments.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toast-queue.ts'
import { isApiFailure } from '../calls/api-failure.ts'
import { useDeleteCardMutation } from '../calls/payment-calls.ts'
import { showFailure } from '../calls/show-failure.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { cardWords, expiryWords } from '../payments/card-words.ts'

interface DeleteCardDialogProps {
  card: SavedCard
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

/** Asks once more before a card is forgotten. */
export function DeleteCardDialog({ card, ...frame }: DeleteCardDialogProps) {
  const { t } = useTranslation()
  const [forget, { isLoading }] = useDeleteCardMutation()

  const deleteNow = async () => {
    try {
      await forget({ params: { id: card.id } }).unwrap()
      showToast({ id: 'cards', title: t('account.cards.deleted', { card: cardWords(t, card) }) })
    } catch (thrown) {
      const isGone = isApiFailure(thrown) && thrown.code === 'NONEXISTING_CARD'
      if (!isGone) return showFailure(thrown)
    }
    frame.onClose()
  }

  return (
    <Dialog {...frame} title={t('account.cards.deleteTitle')} closeLabel={t('shell.close')}>
      <div>
        <p className="strong">{cardWords(t, card)}</p>
        <p className="soft">{expiryWords(t, card)}</p>
      </div>
      <p className="soft small">{t('account.cards.deleteText')}</p>
      <Button
        variant="danger"
        size="lg"
        isBlock
        isLoading={isLoading}
        loadingLabel={t('account.deleting')}
        onClick={() => void deleteNow()}
      >
        {t('account.cards.deleteYes')}
      </Button>
      <Button variant="quiet" isBlock onClick={frame.onClose}>
        {t('account.deleteNo')}
      </Button>
    </Dialog>
  )
}
