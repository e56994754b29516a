import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useStore } from 'react-redux'
import { Link } from 'react-router'
import type { PayoutRun } from '#contract/payments/payouts.ts'
import { canWriteBacs } from '#rules/payouts/paying-account.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { fetchFile, saveFile } from '#web/calls/request/fetch-file.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useGetBillingDetailsQuery } from '#web/calls/staff/money/invoice-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { AppStore } from '#web/state/store.ts'

const FILES = [
  { kind: 'bacs', ending: 'txt' },
  { kind: 'csv', ending: 'csv' },
] as const

/** The files of a run that is at the bank. */
export function PayoutFiles({ run: { id, number } }: { run: PayoutRun }) {
  const { t } = useTranslation()
  const reduxStore = useStore() as AppStore // The one of our providers.
  const { data: account } = useGetBillingDetailsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const reasonId = useId()
  const isBacsMissing = account !== undefined && !canWriteBacs(account)
  const [fetching, setFetching] = useState<'bacs' | 'csv' | null>(null)

  const download = async ({ kind, ending }: (typeof FILES)[number]) => {
    setFetching(kind)
    try {
      const file = await fetchFile(reduxStore, `/operator/payout-runs/${id}/${kind}`)
      saveFile(file, `payout-${number}.${ending}`)
    } catch (thrown) {
      showFailure(thrown)
    } finally {
      setFetching(null)
    }
  }
  return (
    <section className="panel stack" aria-labelledby="payout-files">
      <div>
        <h2 id="payout-files">{t('payouts.filesTitle')}</h2>
        <p className="soft small">{t('payouts.filesText')}</p>
      </div>
      <div className="row wrap">
        {FILES.map((file) => {
          const isMissing = file.kind === 'bacs' && isBacsMissing
          return (
            <Button
              key={file.kind}
              isLoading={fetching === file.kind}
              loadingLabel={t('payouts.downloading')}
              aria-disabled={isMissing}
              aria-describedby={isMissing ? reasonId : undefined}
              onClick={() => void (!isMissing && download(file))}
            >
              <Icon of={Download} />
              {t(`payouts.file.${file.kind}`)}
            </Button>
          )
        })}
      </div>
      {isBacsMissing && (
        <p className="small">
          <span id={reasonId}>{t('payouts.bacsMissing')}</span>{' '}
          <Link to={staffLinks.operatorPayouts()}>{t('payouts.toPayingAccount')}</Link>
        </p>
      )}
    </section>
  )
}
