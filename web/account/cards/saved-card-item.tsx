import { CreditCard } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SavedCard } from '#contract/payments/payments.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useChangeCardMutation } from '#web/calls/payment-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { cardWords, expiryWords } from '#web/payments/card-messages.ts'

/** One kept card, and what can be done about it. */
export function SavedCardItem({ card, onDelete }: { card: SavedCard; onDelete: () => void }) {
  const { t } = useTranslation()
  const { isDefault, isExpired } = card
  const named = { card: cardWords(t, card) }
  const { makeDefault, isMaking, deleteRef } = useMakeDefault(card)
  return (
    <li className="panel saved-address">
      <Icon of={CreditCard} />
      <div className="saved-address-words">
        <p className="strong">
          {named.card} {isDefault && <Badge variant="brand">{t('account.isDefault')}</Badge>}
        </p>
        <p className={isExpired ? 'saved-card-expired' : 'soft'}>{expiryWords(t, card)}</p>
      </div>
      <div className="row wrap saved-address-acts">
        {!isDefault && !isExpired && (
          <Button
            size="sm"
            aria-label={t('account.cards.makeDefaultNamed', named)}
            isLoading={isMaking}
            loadingLabel={t('account.makingDefault')}
            onClick={() => void makeDefault()}
          >
            {t('account.makeDefault')}
          </Button>
        )}
        <button
          ref={deleteRef}
          type="button"
          className="btn quiet sm"
          aria-haspopup="dialog"
          aria-label={t('account.cards.deleteNamed', named)}
          onClick={onDelete}
        >
          {t('account.delete')}
        </button>
      </div>
    </li>
  )
}

/** The button goes when it has done its work, and the whole card moves: the focus stays with it. */
function useMakeDefault(card: SavedCard) {
  const { t } = useTranslation()
  const [change, { isLoading }] = useChangeCardMutation()
  const deleteRef = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  const { id, isDefault } = card

  useEffect(() => {
    if (isDefault && wasAsked.current) deleteRef.current?.focus()
    wasAsked.current = false
  }, [isDefault])

  const makeDefault = async () => {
    wasAsked.current = true
    try {
      await change({ params: { id }, body: { isDefault: true } }).unwrap()
      const title = t('account.cards.madeDefault', { card: cardWords(t, card) })
      showToast({ id: 'cards', variant: 'positive', title })
    } catch (thrown) {
      wasAsked.current = false
      showFailure(thrown)
    }
  }
  return { makeDefault, isMaking: isLoading, deleteRef }
}
