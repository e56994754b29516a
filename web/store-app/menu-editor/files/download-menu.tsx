import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useStore } from 'react-redux'
import type { MenuFileType } from '#contract/partner/menu/menu-files.ts'
import type { User } from '#contract/session.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { fetchFile, saveFile } from '#web/calls/request/fetch-file.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { AppStore } from '#web/state/store.ts'

const formats = ['csv', 'xlsx', 'json'] as const satisfies readonly MenuFileType[]

interface DownloadMenuProps {
  store: Pick<User['stores'][number], 'id' | 'slug'>
  /** Whether the server has all that the page shows. */
  isSaved: boolean
}

/** The draft as a file, in each format. */
export function DownloadMenu({ store, isSaved }: DownloadMenuProps) {
  const { t } = useTranslation()
  const id = useId()
  const reduxStore = useStore() as AppStore // The one of our providers.
  const [fetching, setFetching] = useState<MenuFileType | null>(null)
  const download = async (format: MenuFileType) => {
    setFetching(format)
    try {
      const path = `/partner/stores/${store.id}/menu/export?format=${format}` as const
      saveFile(await fetchFile(reduxStore, path), `${store.slug}-menu.${format}`)
    } catch (thrown) {
      showFailure(thrown)
    } finally {
      setFetching(null)
    }
  }
  return (
    <section aria-labelledby={id} className="stack">
      <div>
        <h3 id={id}>{t('menuFiles.download')}</h3>
        <p className="soft">{t('menuFiles.downloadText')}</p>
      </div>
      <div className="row wrap">
        {formats.map((format) => (
          <Button
            key={format}
            disabled={!isSaved}
            isLoading={fetching === format}
            loadingLabel={t('menuFiles.downloading')}
            onClick={() => void download(format)}
          >
            <Icon of={Download} />
            {t(`menuFiles.downloadAs.${format}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
