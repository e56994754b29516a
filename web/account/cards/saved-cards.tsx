import '#web/messages/payments.ts'
import { Plus } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SAVED_CARDS_MAXIMUM } from '#contract/constants.ts'
import type { OnlinePayment, SavedCard } from '#contract/payments/payments.ts'
import type { User } from '#contract/session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SavedList } from '#web/account/account-list.tsx'
import { ADD_BUTTON_ID, useFocusGoesOn } from '#web/account/use-focus-after-delete.ts'
import { useRefetchOnReturn } from '#web/page/use-refetch-on-return.ts'
import {
  useGetPaymentOptionsQuery,
  useListCardsQuery,
  useSaveCardMutation,
} from '#web/calls/payment-calls.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { SavedCardItem } from './saved-card-item.tsx'

const AddCardDialog = lazyPart(() =>
  import('./add-card.dialog.tsx').then(({ AddCardDialog }) => ({ default: AddCardDialog })),
)
const DeleteCardDialog = lazyPart(() =>
  import('./delete-card.dialog.tsx').then(({ DeleteCardDialog }) => ({
    default: DeleteCardDialog,
  })),
)

/** The open dialog. */
type Over = { dialog: 'add'; online: OnlinePayment } | { dialog: 'delete'; card: SavedCard }

/** The saved cards of a customer, the default first. */
export function SavedCards({ user }: { user: User }) {
  const { t } = useTranslation()
  const {
    data: cards,
    isError,
    isFetching,
    refetch,
  } = useListCardsQuery(user.id, { refetchOnMountOrArgChange: true })
  const { data: options } = useGetPaymentOptionsQuery()
  useRefetchOnReturn(refetch)
  useReturnedCard()
  const [over, setOver] = useState<Over | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  useFocusGoesOn(cards, over !== null)
  const frame = { isOpen, onClose: () => setIsOpen(false), onClosed: () => setOver(null) }
  const open = (next: Over) => {
    setOver(next)
    setIsOpen(true)
  }

  const online = options?.online
  const isCashOnly = options !== undefined && !online
  const maximum = SAVED_CARDS_MAXIMUM
  const add = online && (
    <Button
      id={ADD_BUTTON_ID}
      variant="primary"
      aria-haspopup="dialog"
      disabled={!online.isAvailable}
      onClick={() => open({ dialog: 'add', online })}
    >
      <Icon of={Plus} />
      {t('account.cards.add')}
    </Button>
  )
  return (
    <>
      {cards && online && !online.isAvailable && (
        <Banner variant="warning">{t('account.cards.unavailable')}</Banner>
      )}
      <SavedList
        {...{ add, maximum }}
        items={cards}
        isFailed={isError && !isFetching}
        onTryAgain={() => void refetch()}
        words={{
          intro: t('account.cards.intro'),
          loading: t('account.cards.loading'),
          failedTitle: t('account.cards.failedTitle'),
          emptyTitle: t('account.cards.emptyTitle'),
          emptyText: t(isCashOnly ? 'account.cards.cashOnlyText' : 'account.cards.emptyText'),
          full: t('account.cards.full', { maximum }),
        }}
        placeClass="saved-card-place"
      >
        {(card) => (
          <SavedCardItem
            key={card.id}
            card={card}
            onDelete={() => open({ dialog: 'delete', card })}
          />
        )}
      </SavedList>
      <Suspense>
        {over?.dialog === 'add' && (
          <AddCardDialog
            {...frame}
            online={over.online}
            user={user}
            isFirst={cards?.length === 0}
          />
        )}
        {over?.dialog === 'delete' && <DeleteCardDialog {...frame} card={over.card} />}
      </Suspense>
    </>
  )
}

/** Saves the card of a customer who is back from their bank's page. */
function useReturnedCard(): void {
  const [query, setQuery] = useSearchParams()
  const [save] = useSaveCardMutation()
  const setupIntentId = query.get('setup_intent')
  const isConfirmed = query.get('redirect_status') === 'succeeded'
  const saveCard = useEffectEvent(async (setupIntentId: string) => {
    setQuery({}, { replace: true })
    if (!isConfirmed) return
    try {
      await save({ body: { setupIntentId } }).unwrap()
    } catch (thrown) {
      showFailure(thrown)
    }
  })
  useEffect(() => {
    if (setupIntentId !== null) void saveCard(setupIntentId)
  }, [setupIntentId])
}
