import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** What a dialog says where no script can make it work. */
export function WithoutScripts() {
  const { t } = useTranslation()
  return (
    <noscript className="banner warning">
      <p>
        {t('session.withoutScripts')} <a href={links.home()}>{t('session.backHome')}</a>
      </p>
    </noscript>
  )
}
