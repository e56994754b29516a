import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import type { Logo as LogoFile } from '#contract/operator/settings/logo.ts'
import { PHOTO_MAXIMUM_BYTES } from '#rules/photos/photo-limits.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure, NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { sendFile } from '#web/calls/request/send-file.ts'
import { showFailure, textOfFailure } from '#web/calls/request/show-failure.ts'
import {
  useGetLogoQuery,
  useRemoveLogoMutation,
} from '#web/calls/staff/marketplace/marketplace-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { OwnLogo, Wordmark } from '#web/page/brand.tsx'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { PHOTO_TOO_LARGE } from '#web/photos/use-photo-uploads.ts'
import { FileField } from '#web/staff/file-field.tsx'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import type { AppStore } from '#web/state/store.ts'

/** The marketplace's own logo: sent at once when it is chosen, and shown on light and dark pages. */
export function Logo() {
  const { t } = useTranslation()
  const query = useGetLogoQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <section className="panel stack" aria-labelledby="logo">
      <div>
        <h2 id="logo">{t('marketplace.logo')}</h2>
        <p className="soft">{t('marketplace.logoIntro')}</p>
      </div>
      {query.data ? (
        <LogoForm logo={query.data.logo} onSent={() => void query.refetch()} />
      ) : (
        <NotLoaded
          {...query}
          failed={t('marketplace.logoFailed')}
          loading={
            <div aria-busy>
              <p className="sr">{t('marketplace.logoLoading')}</p>
              <Skeleton height="12rem" radius="var(--radius-lg)" />
            </div>
          }
        />
      )}
    </section>
  )
}

function LogoForm({ logo, onSent }: { logo: LogoFile; onSent: () => void }) {
  const { t } = useTranslation()
  const form = useRef<HTMLDivElement>(null)
  const { sending, failure, send, stop } = useSendLogo(onSent)
  const [remove, { isLoading }] = useRemoveLogoMutation()
  const pressRemove = async () => {
    const { error } = await remove(undefined)
    if (error !== undefined) return showFailure(error)
    // The button is gone; the focus goes on to what sets another.
    form.current?.querySelector('input')?.focus()
    return showToast({ id: 'logo', variant: 'positive', title: t('marketplace.logoRemoved') })
  }
  return (
    <div className="stack" ref={form}>
      <LogoPreview logo={logo} />
      {sending === null ? (
        <FileField
          label={t(logo ? 'marketplace.logoReplace' : 'marketplace.logoChoose')}
          hint={t('marketplace.logoHint')}
          accept="image/jpeg,image/png,image/webp"
          problem={failure && textOfFailure(failure)}
          onFile={(file) => void send(file)}
        />
      ) : (
        <div className="row wrap">
          <Spinner />
          <p role="status">{t('marketplace.logoSending', { name: sending })}</p>
          <Button size="sm" onClick={stop}>
            {t('marketplace.logoStop')}
          </Button>
        </div>
      )}
      {logo && (
        <div>
          <Button
            isLoading={isLoading}
            loadingLabel={t('marketplace.logoRemoving')}
            onClick={() => void pressRemove()}
          >
            {t('marketplace.logoRemove')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What pages show at their top: the logo, or without one the mark and the name. */
function LogoPreview({ logo }: { logo: LogoFile }) {
  const { t } = useTranslation()
  const { marketplaceName: name } = useSiteFacts()
  return (
    <div className="logo-previews">
      {(['Light', 'Dark'] as const).map((look) => (
        <figure key={look} data-look={look.toLowerCase()}>
          <div>
            {logo ? (
              <OwnLogo logo={logo} name={t('marketplace.logoAlt', { name })} />
            ) : (
              <span className="logo">
                <Wordmark name={name} />
              </span>
            )}
          </div>
          <figcaption className="small muted">{t(`marketplace.preview${look}`)}</figcaption>
        </figure>
      ))}
    </div>
  )
}

/** Sends one file at a time; leaving the screen stops it. */
function useSendLogo(onSent: () => void) {
  const { t } = useTranslation()
  const store = useStore() as AppStore // The one of our providers.
  const [sending, setSending] = useState<string | null>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const send = async (file: File) => {
    const { signal } = (controller.current = new AbortController())
    setFailure(null)
    setSending(file.name)
    try {
      // As it is: what makes photos smaller would put it on white.
      if (file.size > PHOTO_MAXIMUM_BYTES) throw PHOTO_TOO_LARGE
      await sendFile(store, '/operator/logo', file, { onProgress: () => {}, signal })
      onSent()
      showToast({ id: 'logo', variant: 'positive', title: t('marketplace.logoSaved') })
    } catch (thrown) {
      if (!signal.aborted) setFailure(isApiFailure(thrown) ? thrown : NO_ANSWER)
    } finally {
      setSending(null)
    }
  }
  return { sending, failure, send, stop: () => controller.current?.abort() }
}
