import '#web/styles/shell.css'
import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'

/** What is shown instead of a page that is missing or has failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = t(isMissing ? 'shell.notFoundTitle' : 'shell.errorTitle')
  const { pathname, search } = useLocation()
  const look = buttonClass({ variant: 'primary' })
  return (
    <main id="main" className="page error-page">
      <title>{title}</title>
      <Empty
        picture={<DishThumbnail dish={null} seed="" cloth="custard" weave="gingham" />}
        titleAs="h1"
        title={title}
        action={
          isMissing ? (
            <Link className={look} to={links.home()}>
              {t('shell.notFoundAction')}
            </Link>
          ) : (
            // The same address, loaded anew.
            <a className={look} href={`${pathname}${search}`}>
              {t('shell.errorAction')}
            </a>
          )
        }
      >
        {t(isMissing ? 'shell.notFoundText' : 'shell.errorText')}
      </Empty>
    </main>
  )
}
