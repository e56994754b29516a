import '#web/messages/stores.ts'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { PageHead } from '../shell/page-head.tsx'

/** What the first page says of itself, unless a dialog's address was loaded over it. */
export default function HomeHead() {
  const { t } = useTranslation()
  return (
    <PageHead
      title={t('stores.homeTitle')}
      description={t('stores.homeDescription')}
      path={links.home()}
    />
  )
}
