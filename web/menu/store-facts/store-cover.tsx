import { memo, type ReactNode } from 'react'
import { ArrowLeft, Share2 } from 'lucide-react'
import { Link } from 'react-router'
import type { Store } from '#contract/stores/stores.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { shareLink } from '#ui/share-link.ts'
import { TableCover } from '#ui/table-setting/table-setting.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { links } from '#web/links.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { usePageUrl } from '#web/page/use-page-url.ts'
import { useStateLater } from '#web/state/lazy-state.ts'

interface StoreCoverProps {
  store: Pick<Store, 'id' | 'slug' | 'name' | 'art' | 'city' | 'area' | 'postCode'>
  /** The service and time chooser, where the basket is not next to the menu. */
  time: ReactNode
  /** Marks the store as a favourite. */
  heart: ReactNode
}

/** The store's table, with the back link and the share button. */
export function StoreCover({ store, time, heart }: StoreCoverProps) {
  const { t } = useTranslation()
  const url = usePageUrl(links.store(store.slug))
  return (
    <div className="cover-place">
      <Cover store={store} />
      <div className="cover-actions">
        <IconButton
          icon={ArrowLeft}
          label={t('menu.back')}
          isSolid
          render={<Link to={useListAddress(store)} />}
        />
        <div className="cover-time only-phone">{time}</div>
        <div className="cover-end">
          <IconButton
            icon={Share2}
            label={t('menu.share')}
            isSolid
            className="only-scripted"
            onClick={() => void share(store, url, t)}
          />
          {heart}
        </div>
      </div>
    </div>
  )
}

const Cover = memo(function Cover({ store }: Pick<StoreCoverProps, 'store'>) {
  return <TableCover seed={store.id} art={store.art} isMain />
})

/** The list to go back to: around the searched address, else around the store. */
function useListAddress({ city, area, postCode }: StoreCoverProps['store']): string {
  const searched = useStateLater(({ searchAddress }) => searchAddress)
  if (!searched || searched.city === '' || searched.area === '')
    return links.storeList({ city, area: area || city, location: postCode })
  return links.storeList(
    {
      city: searched.city,
      area: searched.area,
      location: searched.postCode || searched.address,
    },
    { service: searched.service },
  )
}

async function share({ name }: { name: string }, url: string, t: Translate): Promise<void> {
  const became = await shareLink({ title: name, url })
  if (became === 'copied')
    showToast({ id: 'share', variant: 'positive', title: t('menu.shareCopied', { name }) })
  if (became === 'failed')
    showToast({ id: 'share', variant: 'warning', title: t('menu.shareFailed', { url }) })
}
