import { CreditCard } from 'lucide-react'
import type { SavedCard } from '#contract/payments/payments.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMakeDefault } from '#web/account/use-make-default.ts'
import { useChangeCardMutation } from '#web/calls/payment-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { cardWords, expiryWords } from '#web/payments/card-messages.ts'

/** One saved card and its buttons. */
export function SavedCardItem({ card, onDelete }: { card: SavedCard; onDelete: () => void }) {
  const { t } = useTranslation()
  const { isDefault, isExpired } = card
  const named = { card: cardWords(t, card) }
  const [change, { isLoading }] = useChangeCardMutation()
  const { makeDefault, nextRef } = useMakeDefault({
    isDefault,
    send: () => change({ params: { id: card.id }, body: { isDefault: true } }).unwrap(),
    toast: { id: 'cards', title: t('account.cards.madeDefault', named) },
  })
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
            isLoading={isLoading}
            loadingLabel={t('account.makingDefault')}
            onClick={() => void makeDefault()}
          >
            {t('account.makeDefault')}
          </Button>
        )}
        <button
          ref={nextRef}
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
