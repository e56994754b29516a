import '#web/messages/documents.ts'
import { Suspense, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import type { IdentityDocument } from '#contract/identity-documents/identity-documents.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { fetchFile, saveFile } from '#web/calls/request/fetch-file.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useDecideRestaurantDocumentMutation,
  useListRestaurantDocumentsQuery,
} from '#web/calls/staff/restaurants/restaurant-document-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { Readers } from '#web/operator/readers.tsx'
import { DocumentRow } from '#web/staff/documents/document-row.tsx'
import { SendDocument } from '#web/staff/documents/send-document.tsx'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import type { AppStore } from '#web/state/store.ts'
import type { DocumentAct } from './document-act.dialog.tsx'

const ActDialog = lazyPart(() =>
  import('./document-act.dialog.tsx').then((module) => ({ default: module.DocumentActDialog })),
)

/** The identity documents of a restaurant, for those who take it on. */
export function RestaurantDocuments({ store }: { store: { id: string; slug: string } }) {
  const { t } = useTranslation()
  const storeId = store.id
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useListRestaurantDocumentsQuery({ params: { storeId } })
  const [opened, setOpened] = useState<{ act: DocumentAct; document: IdentityDocument } | null>(
    null,
  )
  const { data, refetch } = query
  return (
    <section className="panel stack" aria-labelledby="documents">
      <div>
        <h2 id="documents" ref={heading} tabIndex={-1}>
          {t('documents.title')}
        </h2>
        <p className="small muted">{t('documents.forOperators')}</p>
      </div>
      {data ? (
        <>
          {data.items.length > 0 ? (
            <ul className="documents">
              {data.items.map((document) => (
                <DocumentRow key={document.id} document={document}>
                  {document.hasFile && (
                    <Acts
                      store={store}
                      document={document}
                      onAct={(act) => setOpened({ act, document })}
                      onDownloaded={() => void refetch()}
                    />
                  )}
                </DocumentRow>
              ))}
            </ul>
          ) : (
            <p className="soft">{t('documents.none')}</p>
          )}
          <details className="disclosure">
            <summary>{t('documents.addMore')}</summary>
            <div className="stack">
              <SendDocument
                path={`/operator/stores/${storeId}/identity-documents`}
                room={data.room}
                onSent={() => void refetch()}
              />
            </div>
          </details>
          <Readers
            className="disclosure"
            summary={t('documents.seenBy')}
            text={t(data.accesses.length > 0 ? 'documents.seenByText' : 'documents.nobodyYet')}
            accesses={data.accesses}
          />
        </>
      ) : (
        <NotLoaded {...query} loading={<Loading />} failed={t('documents.failed')} />
      )}
      {opened && (
        <Suspense>
          <ActDialog
            key={opened.document.id + opened.act}
            {...opened}
            storeId={storeId}
            onClosed={() => setOpened(null)}
            onDone={() => heading.current?.focus()}
          />
        </Suspense>
      )}
    </section>
  )
}

interface ActsProps {
  store: { id: string; slug: string }
  document: IdentityDocument
  onAct: (act: DocumentAct) => void
  onDownloaded: () => void
}

const ENDINGS = { jpeg: 'jpg', png: 'png', webp: 'webp', pdf: 'pdf' } as const

function Acts({ store, document, onAct, onDownloaded }: ActsProps) {
  const { t } = useTranslation()
  const reduxStore = useStore() as AppStore // The one of our providers.
  const [isFetching, setIsFetching] = useState(false)
  const [decide, { isLoading }] = useDecideRestaurantDocumentMutation()
  const { id, kind, fileType, state } = document
  const named = (act: string) => t('documents.named', { act, kind: t(`documents.kind.${kind}`) })

  const download = async () => {
    setIsFetching(true)
    try {
      const path = `/operator/stores/${store.id}/identity-documents/${id}/file` as const
      saveFile(await fetchFile(reduxStore, path), `${kind}-${store.slug}.${ENDINGS[fileType]}`)
      onDownloaded()
    } catch (thrown) {
      showFailure(thrown)
    } finally {
      setIsFetching(false)
    }
  }
  const accept = async () => {
    const params = { storeId: store.id, documentId: id }
    const answer = await decide({ params, body: { isAccepted: true, reason: '' } })
    if (answer.error) return showFailure(answer.error)
    showToast({ id: 'document', variant: 'positive', title: t('documents.accepted') })
  }
  return (
    <div className="row wrap">
      <Button
        aria-label={named(t('documents.download'))}
        isLoading={isFetching}
        loadingLabel={t('documents.downloading')}
        onClick={() => void download()}
      >
        {t('documents.download')}
      </Button>
      {state === 'waiting' && (
        <>
          <Button
            variant="primary"
            aria-label={named(t('documents.accept'))}
            isLoading={isLoading}
            loadingLabel={t('documents.accepting')}
            onClick={() => void accept()}
          >
            {t('documents.accept')}
          </Button>
          <Button aria-label={named(t('documents.refuse'))} onClick={() => onAct('refuse')}>
            {t('documents.refuse')}
          </Button>
        </>
      )}
      <Button
        variant="quiet"
        aria-label={named(t('documents.erase'))}
        onClick={() => onAct('erase')}
      >
        {t('documents.erase')}
      </Button>
    </div>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div aria-busy>
      <p className="sr">{t('documents.loading')}</p>
      <Skeleton height="8rem" />
    </div>
  )
}
