import { Download } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'react-redux'
import type { User } from '#contract/session.ts'
import type { StatementPeriod } from '#rules/payments/statement-period.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { fetchFile, saveFile } from '#web/calls/request/fetch-file.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { AppStore } from '#web/state/store.ts'
import { nameOfFile } from './statement-period.ts'

const endings = ['csv', 'pdf'] as const

interface StatementFilesProps {
  store: User['stores'][number]
  days: StatementPeriod
}

/** The statement to keep: for a spreadsheet, and on paper. */
export function StatementFiles({ store, days }: StatementFilesProps) {
  const { t } = useTranslation()
  const reduxStore = useStore() as AppStore // The one of our providers.
  const [fetching, setFetching] = useState<(typeof endings)[number] | null>(null)

  const download = async (ending: (typeof endings)[number]) => {
    setFetching(ending)
    try {
      const query = new URLSearchParams({ ...days })
      const path = `/partner/stores/${store.id}/statement.${ending}?${query}` as const
      saveFile(await fetchFile(reduxStore, path), nameOfFile(store.slug, days, ending))
    } catch (thrown) {
      showFailure(thrown)
    } finally {
      setFetching(null)
    }
  }
  return (
    <div className="row wrap board-tap statement-files">
      {endings.map((ending) => (
        <Button
          key={ending}
          isLoading={fetching === ending}
          loadingLabel={t('statement.downloading')}
          onClick={() => void download(ending)}
        >
          <Icon of={Download} />
          {t(`statement.download.${ending}`)}
        </Button>
      ))}
    </div>
  )
}
