import { useRouteLoaderData } from 'react-router'
import { useTranslation } from '#web/messages/use-translation.ts'

/** The page's title, which is seen from another tab: how many orders wait. */
export function BoardTitle({ storeName, newCount }: { storeName: string; newCount: number }) {
  const { t } = useTranslation()
  const marketplace = useRouteLoaderData('root')?.marketplaceName ?? ''
  const store = storeName
  return (
    <title>
      {newCount > 0
        ? t('storeApp.boardTitleNew', { count: newCount, store })
        : t('storeApp.boardTitle', { store, marketplace })}
    </title>
  )
}
