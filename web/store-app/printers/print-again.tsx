import { Printer } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useListPrintersQuery, useReprintOrderMutation } from '#web/calls/staff/printer-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** A copy of an order's ticket on each printer that the store has connected; nothing where there is none. */
export function PrintAgain({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { data } = useListPrintersQuery({ params: { storeId: order.store.id } })
  const [reprint, { isLoading }] = useReprintOrderMutation()
  const print = async (printerId: string, name: string) => {
    const params = { orderId: order.id }
    const { error } = await reprint({ params, body: { printerId, kind: 'kitchen' } })
    if (error) return showFailure(error)
    showToast({ id: 'reprint', variant: 'positive', title: t('storeApp.printAgainDone', { name }) })
  }
  return data?.items.map(({ id, name }) => (
    <Button
      key={id}
      isLoading={isLoading}
      loadingLabel={t('storeApp.printingAgain')}
      onClick={() => void print(id, name)}
    >
      <Icon of={Printer} />
      {t('storeApp.printAgain', { name })}
    </Button>
  ))
}
