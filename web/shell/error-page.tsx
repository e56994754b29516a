import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { links } from '../links.ts'

/** What is shown instead of a page that is missing or has failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main id="main" className="page">
      <title>{t(isMissing ? 'shell.notFoundTitle' : 'shell.errorTitle')}</title>
      <Empty
        picture={null}
        titleAs="h1"
        title={t(isMissing ? 'shell.notFoundTitle' : 'shell.errorTitle')}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to={links.home()}>
            {t('shell.notFoundAction')}
          </Link>
        }
      >
        {t(isMissing ? 'shell.notFoundText' : 'shell.errorText')}
      </Empty>
    </main>
  )
}
