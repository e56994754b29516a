import type { SavedCard } from '#contract/payments/payments.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { useDeleteCardMutation } from '#web/calls/payment-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { cardWords, expiryWords } from '#web/payments/card-messages.ts'
import { DeleteSavedDialog } from '#web/account/delete-saved.dialog.tsx'

interface DeleteCardDialogProps {
  card: SavedCard
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

/** Asks for confirmation before a card is deleted. */
export function DeleteCardDialog({ card, ...frame }: DeleteCardDialogProps) {
  const { t } = useTranslation()
  const [deleteCard, { isLoading }] = useDeleteCardMutation()

  const deleteNow = async () => {
    try {
      await deleteCard({ params: { id: card.id } }).unwrap()
      showToast({ id: 'cards', title: t('account.cards.deleted', { card: cardWords(t, card) }) })
    } catch (thrown) {
      const isMissing = isApiFailure(thrown) && thrown.code === 'NONEXISTING_CARD'
      if (!isMissing) return showFailure(thrown)
    }
    frame.onClose()
  }

  return (
    <DeleteSavedDialog
      {...frame}
      title={t('account.cards.deleteTitle')}
      name={cardWords(t, card)}
      details={expiryWords(t, card)}
      consequence={t('account.cards.deleteText')}
      yes={t('account.cards.deleteYes')}
      isDeleting={isLoading}
      onDelete={() => void deleteNow()}
    />
  )
}
