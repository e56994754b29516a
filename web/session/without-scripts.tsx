import { Spinner } from '#ui/spinner.tsx'
import { hrefOf } from '#web/language.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** What a dialog shows without scripts, which it needs. */
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

/** Shown while the content of a dialog depends on a pending call. */
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
