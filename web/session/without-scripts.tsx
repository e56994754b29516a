import { Spinner } from '#ui/spinner.tsx'
import { hrefOf } from '#web/language.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** What a dialog says where no script can make it work. */
export function WithoutScripts() {
  const { t } = useTranslation()
  return (
    <noscript className="banner warning">
      <p>
        {t('session.withoutScripts')} <a href={hrefOf(links.home())}>{t('session.backHome')}</a>
      </p>
    </noscript>
  )
}

/** While something is found out that decides what a dialog says. */
export function WaitingSheet({ text }: { text: string }) {
  return (
    <>
      <WithoutScripts />
      <p className="waiting soft" role="status">
        <Spinner className="text-accent" />
        {text}
      </p>
    </>
  )
}
