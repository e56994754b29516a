import '#web/messages/documents.ts'
import { useRef } from 'react'
import type { IdentityDocument } from '#contract/identity-documents/identity-documents.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useListIdentityDocumentsQuery,
  useRemoveIdentityDocumentMutation,
} from '#web/calls/staff/business-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { DocumentRow } from '#web/staff/documents/document-row.tsx'
import { SendDocument } from '#web/staff/documents/send-document.tsx'
import { NotLoaded } from '#web/staff/not-loaded.tsx'

/** The documents by which the marketplace knows who owns a store, for its owners. */
export function IdentityDocuments({ storeId }: { storeId: string }) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useListIdentityDocumentsQuery({ params: { storeId } })
  const { data, refetch } = query
  return (
    <section className="panel stack" aria-labelledby="documents">
      <div>
        <h2 id="documents" ref={heading} tabIndex={-1}>
          {t('documents.title')}
        </h2>
        <p className="soft">{t('documents.text', { marketplace })}</p>
      </div>
      {data ? (
        <>
          {data.items.length > 0 ? (
            <ul className="documents">
              {data.items.map((document) => (
                <DocumentRow key={document.id} document={document}>
                  {document.state === 'waiting' && (
                    <Remove
                      storeId={storeId}
                      document={document}
                      // Its button is gone with it.
                      onRemoved={() => heading.current?.focus()}
                    />
                  )}
                </DocumentRow>
              ))}
            </ul>
          ) : (
            <p className="soft">{t('documents.none')}</p>
          )}
          <SendDocument
            path={`/partner/stores/${storeId}/identity-documents`}
            room={data.room}
            onSent={() => void refetch()}
          />
        </>
      ) : (
        <NotLoaded {...query} loading={<Loading />} failed={t('documents.failed')} />
      )}
    </section>
  )
}

interface RemoveProps {
  storeId: string
  document: IdentityDocument
  onRemoved: () => void
}

function Remove({ storeId, document: { id, kind }, onRemoved }: RemoveProps) {
  const { t } = useTranslation()
  const [remove, { isLoading }] = useRemoveIdentityDocumentMutation()
  const press = async () => {
    const answer = await remove({ params: { storeId, documentId: id } })
    if (answer.error) return showFailure(answer.error)
    showToast({ id: 'document', variant: 'positive', title: t('documents.removed') })
    onRemoved()
  }
  const act = t('documents.remove')
  return (
    <div>
      <Button
        aria-label={t('documents.named', { act, kind: t(`documents.kind.${kind}`) })}
        isLoading={isLoading}
        loadingLabel={t('documents.removing')}
        onClick={() => void press()}
      >
        {act}
      </Button>
    </div>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div aria-busy>
      <p className="sr">{t('documents.loading')}</p>
      <Skeleton height="12rem" />
    </div>
  )
}
