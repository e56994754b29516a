import { MessageSquareText } from 'lucide-react'
import type { PartnerStore } from '#contract/partner/partner.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useReadStoreMessageMutation } from '#web/calls/staff/partner-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'

/** What the marketplace has written about orders, until somebody has read it. */
export function MessagesNotice({ store }: { store: PartnerStore }) {
  return store.messages.map((message) => (
    <Message key={message.id} storeId={store.id} message={message} />
  ))
}

interface MessageProps {
  storeId: string
  message: PartnerStore['messages'][number]
}

function Message({ storeId, message }: MessageProps) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const [read, { isLoading }] = useReadStoreMessageMutation()
  const { id, orderId, orderNumber: number, text } = message
  const press = async () => {
    const { error } = await read({ storeId, params: { orderId, messageId: id } })
    if (error !== undefined) showFailure(error)
  }
  return (
    <Banner
      variant="info"
      icon={MessageSquareText}
      isAnnounced
      title={t('storeApp.messageTitle', { number, marketplace })}
      action={
        <Button
          aria-label={t('storeApp.messageReadOf', { number })}
          isLoading={isLoading}
          loadingLabel={t('storeApp.saving')}
          onClick={() => void press()}
        >
          {t('storeApp.messageRead')}
        </Button>
      }
    >
      <span className="message-text">{text}</span>
    </Banner>
  )
}
