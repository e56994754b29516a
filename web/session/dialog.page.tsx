import '#web/styles/session.css'
import '#web/messages/session.ts'
import { useLocation } from 'react-router'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { dialogAt } from '#web/dialog-paths.ts'

/** Its address may contain a code that can be used once. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })

/** The page of a dialog's address when it is loaded; the shell renders the dialog over it. */
export default function DialogPage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const path = dialogAt(useLocation().pathname) ?? links.login()
  return (
    <>
      <title>{`${t(`session.pageTitles.${path}`)} · ${marketplace}`}</title>
      <meta name="description" content={t('session.pageDescription')} />
      <meta name="robots" content="noindex" />
    </>
  )
}
