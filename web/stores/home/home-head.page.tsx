import '#web/messages/home.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PageHead } from '#web/page/page-head.tsx'

/** What the page around it reads, which dialogs lie over as well. */
export const handle: PageHandle = {
  query: ['service', 'services', 'cuisine', 'search', 'problem'],
}

/** What the first page says of itself, unless a dialog's address was loaded over it. */
export default function HomeHead() {
  const { t } = useTranslation()
  return (
    <PageHead title={t('home.title')} description={t('home.description')} path={links.home()} />
  )
}
