import '#web/messages/home.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PageHead } from '#web/page/page-head.tsx'

/** The data of the page around it, which dialogs are over as well. */
export const handle: PageHandle = {
  query: ['service', 'services', 'cuisine', 'search', 'problem'],
}

/** The metadata of the home page, unless a dialog's address was loaded over it. */
export default function HomeHead() {
  const { t } = useTranslation()
  return (
    <PageHead title={t('home.title')} description={t('home.description')} path={links.home()} />
  )
}
