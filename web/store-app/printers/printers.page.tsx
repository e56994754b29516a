import '#web/styles/staff/statement.css'
import '#web/styles/staff/store-pages.css'
import '#web/styles/staff/printers.css'
import '#web/messages/store-app.ts'
import '#web/messages/printers.ts'
import '#web/messages/validation.ts'
import { useState } from 'react'
import type { Printer } from '#contract/partner/printers.ts'
import type { User } from '#contract/session.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useListPrintersQuery } from '#web/calls/staff/printer-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'
import { AddPrinter } from './add-printer.tsx'
import { ListedPrinter } from './listed-printer.tsx'
import { PrintOnDevice } from './print-on-device.tsx'
import { PrinterDialog } from './printer.dialog.tsx'
import { SetUp, type ShownSetUp } from './set-up.tsx'

/** A printer polls every five seconds; so does the page. */
const everyMs = 5000

/** The ticket printers of a store, how they are, and how to connect another. */
export default function PrintersPage() {
  const { t } = useTranslation()
  const ofAddress = useStoreInUrl()
  const { store } = ofAddress
  return (
    <StoreAppPage
      {...ofAddress}
      permission="settings"
      className="store-pages"
      name={t('printers.pageName')}
    >
      <div>
        <h1>{t('printers.title')}</h1>
        <p className="soft">{t('printers.intro')}</p>
      </div>
      {store ? <StorePrinters key={store.id} store={store} /> : <PrintersLoading />}
    </StoreAppPage>
  )
}

function StorePrinters({ store }: { store: User['stores'][number] }) {
  const { t } = useTranslation()
  const query = useListPrintersQuery(
    { params: { storeId: store.id } },
    { refetchOnMountOrArgChange: true, pollingInterval: everyMs, skipPollingIfUnfocused: true },
  )
  const { data } = query
  const [changed, setChanged] = useState<Printer | null>(null)
  const [shown, setShown] = useState<ShownSetUp | null>(null)
  if (!data)
    return <NotLoaded {...query} loading={<PrintersLoading />} failed={t('printers.failed')} />
  return (
    <>
      {shown && (
        <SetUp
          key={shown.setUp.password ?? shown.setUp.url}
          {...shown}
          onDone={() => setShown(null)}
        />
      )}
      <section aria-labelledby="printers">
        <h2 id="printers">{t('printers.list')}</h2>
        {data.items.length === 0 ? (
          <p className="panel soft">{t('printers.none')}</p>
        ) : (
          <ul className="panel rows">
            {data.items.map((printer) => (
              <ListedPrinter
                key={printer.id}
                storeId={store.id}
                printer={printer}
                onChange={() => setChanged(printer)}
              />
            ))}
          </ul>
        )}
      </section>
      <PrintOnDevice storeId={store.id} />
      <AddPrinter storeId={store.id} onAdded={setShown} />
      {changed && (
        <PrinterDialog
          key={changed.id}
          storeId={store.id}
          printer={changed}
          onSetUp={setShown}
          onClosed={() => setChanged(null)}
        />
      )}
    </>
  )
}

function PrintersLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('printers.loading')}</p>
      <Skeleton height="14rem" radius="var(--radius-lg)" />
    </div>
  )
}
