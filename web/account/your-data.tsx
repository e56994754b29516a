import '#web/messages/your-data.ts'
import '#web/messages/error.ts'
import '#web/messages/session.ts'
import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useStore } from 'react-redux'
import { Link } from 'react-router'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { fetchFile, saveFile } from '#web/calls/request/fetch-file.ts'
import { useExportPersonalDataQuery } from '#web/calls/account-calls.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { AppStore } from '#web/state/store.ts'
import { dataParts, type DataPart } from './data-parts.ts'

/** Everything that is stored about a customer, to read and download; and the way to delete it. */
export function YourData({ accountId }: { accountId: string }) {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useExportPersonalDataQuery(accountId, {
    refetchOnMountOrArgChange: true,
  })
  const parts = useMemo(() => data && dataParts(t, data), [data, t])
  return (
    <>
      <p className="soft">{t('yourData.intro')}</p>
      <DownloadButton />
      {parts ? (
        <div>
          {parts.map((part) => (
            <Part key={part.title} part={part} />
          ))}
        </div>
      ) : isError && !isFetching ? (
        <Banner
          variant="warning"
          action={<Button onClick={() => void refetch()}>{t('account.tryAgain')}</Button>}
        >
          {t('yourData.failed')}
        </Banner>
      ) : (
        <div aria-busy>
          <p className="sr">{t('yourData.loading')}</p>
          <Skeleton height="35rem" radius="var(--radius-lg)" />
        </div>
      )}
      <section className="account-part" aria-labelledby="delete-account">
        <h2 id="delete-account">{t('yourData.deleteTitle')}</h2>
        <p className="soft">{t('yourData.deleteText')}</p>
        <div>
          <Link className={buttonClass()} to={links.deleteAccount()}>
            {t('yourData.deleteLink')}
          </Link>
        </div>
      </section>
    </>
  )
}

function Part({ part: { title, items } }: { part: DataPart }) {
  const { t } = useTranslation()
  return (
    <details className="disclosure">
      <summary>
        <span className="strong">
          {title} <span className="soft">({items.length})</span>
        </span>
      </summary>
      {items.length === 0 ? (
        <p className="soft">{t('yourData.none')}</p>
      ) : (
        <ul className="points">
          {items.map(({ text, more }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may say the same, and none moves
            <li key={index}>
              {text}
              {more.length > 0 && (
                <ul>
                  {more.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function DownloadButton() {
  const { t } = useTranslation()
  const store = useStore() as AppStore // The one of our providers.
  const [isFetching, setIsFetching] = useState(false)
  const download = async () => {
    setIsFetching(true)
    try {
      const file = await fetchFile(store, '/user/personal-data')
      const date = serverNow().toISOString().slice(0, 10)
      saveFile(file, t('yourData.fileName', { date }))
    } catch (thrown) {
      showFailure(thrown)
    } finally {
      setIsFetching(false)
    }
  }
  return (
    <div>
      <Button
        variant="primary"
        isLoading={isFetching}
        loadingLabel={t('yourData.downloading')}
        onClick={() => void download()}
      >
        <Icon of={Download} />
        {t('yourData.download')}
      </Button>
    </div>
  )
}
