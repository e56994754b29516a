import '#web/messages/home.ts'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import type { PageHandle } from '../shell/page-handle.ts'
import { PageHead } from '../shell/page-head.tsx'

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
