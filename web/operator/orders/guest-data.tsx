import { Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { saveJson } from '#web/calls/request/fetch-file.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useEraseGuestMutation,
  useLazyExportGuestQuery,
} from '#web/calls/staff/operator/operator-order-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const EraseDialog = lazyPart(() =>
  import('#web/operator/customers/erase.dialog.tsx').then((part) => ({
    default: part.EraseDialog,
  })),
)

interface GuestDataProps {
  orderId: string
  email: string
}

/** What is stored about the guest of an order: given to them, and erased, when they ask for it. */
export function GuestData({ orderId, email }: GuestDataProps) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'closed' | 'open' | 'closing'>('closed')
  const [load, { isFetching }] = useLazyExportGuestQuery()
  const [erase] = useEraseGuestMutation()
  const params = { orderId }
  const download = async () => {
    const { data, error } = await load({ params })
    if (!data) return showFailure(error)
    saveJson(data, `personal-data-${orderId}.json`)
  }
  return (
    <>
      <div className="row wrap">
        <Button
          size="sm"
          isLoading={isFetching}
          loadingLabel={t('customers.saving')}
          onClick={() => void download()}
        >
          {t('customers.download')}
        </Button>
        <Button size="sm" variant="danger" onClick={() => setDialog('open')}>
          {t('customers.erase')}
        </Button>
      </div>
      {dialog !== 'closed' && (
        <Suspense>
          <EraseDialog
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closing')}
            onClosed={() => setDialog('closed')}
            email={email}
            title={t('customers.eraseGuestTitle')}
            text={t('customers.eraseGuestText', { email })}
            onErase={(typed) => erase({ params, body: { email: typed } })}
            onErased={() => setDialog('closing')}
          />
        </Suspense>
      )}
    </>
  )
}
