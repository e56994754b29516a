import '#web/messages/home.ts'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { PageHead } from '../shell/page-head.tsx'

/** What the first page says of itself, unless a dialog's address was loaded over it. */
export default function HomeHead() {
  const { t } = useTranslation()
  return (
    <PageHead title={t('home.title')} description={t('home.description')} path={links.home()} />
  )
}
