import '#web/styles/shell.css'
import { useEffect, type ReactNode } from 'react'
import { isRouteErrorResponse, useLocation, useRevalidator } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { isOffline } from '#web/calls/request/connection.ts'
import { hrefOf } from '#web/language.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { PAGE_FAILED } from '#web/monitoring/page-failed.ts'
import { NotFound } from './not-found.tsx'

/** What is shown instead of a page that is missing, can't be reached or has failed. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return isOfConnection(error) ? <OutOfReach /> : <Failed error={error} />
}

/** Browsers distinguish a fetch without an answer from a bug of ours only by its message. */
const isOfConnection = (error: unknown) =>
  isOffline() || (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))

/** The server gave no answer: loads again when there is a connection, or by the button. */
function OutOfReach() {
  const { t } = useTranslation()
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const again = () => void revalidate()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [revalidate])
  return (
    <Plate
      title={t('shell.unreachableTitle')}
      text={t('shell.unreachableText')}
      action={
        <Button
          variant="primary"
          isLoading={state !== 'idle'}
          loadingLabel={t('shell.trying')}
          onClick={() => void revalidate()}
        >
          {t('shell.errorAction')}
        </Button>
      }
    />
  )
}

function Failed({ error }: { error: unknown }) {
  const { t } = useTranslation()
  useEffect(
    () => void window.dispatchEvent(new CustomEvent(PAGE_FAILED, { detail: error })),
    [error],
  )
  const { pathname, search } = useLocation()
  return (
    <Plate
      title={t('shell.errorTitle')}
      text={t('shell.errorText')}
      action={
        // The same address, loaded again.
        <a className={buttonClass({ variant: 'primary' })} href={hrefOf(`${pathname}${search}`)}>
          {t('shell.errorAction')}
        </a>
      }
    />
  )
}

function Plate({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <main id="main" className="page error-page">
      <title>{title}</title>
      <Empty
        picture={<DishThumbnail dish={null} seed="" cloth="custard" weave="gingham" />}
        titleAs="h1"
        {...{ title, action }}
      >
        {text}
      </Empty>
    </main>
  )
}
