import { Download } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'react-redux'
import { reportedYear } from '#rules/payments/seller-report.ts'
import { londonParts } from '#rules/time/london.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/form/select.tsx'
import { Icon } from '#ui/icon.tsx'
import { fetchFile, saveFile } from '#web/calls/request/fetch-file.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { AppStore } from '#web/state/store.ts'

/** What the marketplace reports of its restaurants to HMRC, and what to know about paying them. */
export function SellerReport() {
  const { t } = useTranslation()
  const reduxStore = useStore() as AppStore // The one of our providers.
  const last = reportedYear(londonParts(serverNow()).isoDate)
  const [year, setYear] = useState(last)
  const [isFetching, setIsFetching] = useState(false)

  const download = async () => {
    setIsFetching(true)
    try {
      const path = `/operator/seller-report.csv?year=${year}` as const
      saveFile(await fetchFile(reduxStore, path), `sellers-${year}.csv`)
    } catch (thrown) {
      showFailure(thrown)
    } finally {
      setIsFetching(false)
    }
  }
  return (
    <section className="panel stack" aria-labelledby="seller-report">
      <div>
        <h2 id="seller-report">{t('operatorMoney.report.title')}</h2>
        <p className="soft small">{t('operatorMoney.report.text')}</p>
      </div>
      <div className="rules-row">
        <Select
          label={t('operatorMoney.report.year')}
          value={year}
          onChange={({ target }) => setYear(Number(target.value))}
        >
          {[last, last + 1].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
        <div>
          <Button
            isLoading={isFetching}
            loadingLabel={t('operatorMoney.report.downloading')}
            onClick={() => void download()}
          >
            <Icon of={Download} />
            {t('operatorMoney.report.download')}
          </Button>
        </div>
      </div>
      <Banner variant="info" title={t('operatorMoney.report.payingTitle')}>
        {t('operatorMoney.report.payingText')}
      </Banner>
    </section>
  )
}
