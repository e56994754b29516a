import { Download } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'react-redux'
import type { Order } from '#contract/orders.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { fetchFile, saveFile } from '#web/calls/request/fetch-file.ts'
import { orderProof } from '#web/calls/order-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { AppStore } from '#web/state/store.ts'

interface SaveReceiptProps {
  order: Pick<Order, 'id' | 'number'>
  orderToken: string | null
}

/** The receipt as a file, with the VAT in it. */
export function SaveReceipt({ order: { id, number }, orderToken }: SaveReceiptProps) {
  const { t } = useTranslation()
  const store = useStore() as AppStore // The one of our providers.
  const [isFetching, setFetching] = useState(false)
  const save = async () => {
    setFetching(true)
    try {
      const file = await fetchFile(store, `/order/${id}/receipt.pdf`, orderProof({ orderToken }))
      saveFile(file, `receipt-${number}.pdf`)
    } catch (thrown) {
      showFailure(thrown)
    } finally {
      setFetching(false)
    }
  }
  return (
    <Button
      isBlock
      className="save-receipt"
      isLoading={isFetching}
      loadingLabel={t('orders.savingPdf')}
      onClick={() => void save()}
    >
      <Icon of={Download} />
      {t('orders.savePdf')}
    </Button>
  )
}
