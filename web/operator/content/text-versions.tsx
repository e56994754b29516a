import type { EditedText } from '#contract/operator/settings/site-texts.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useLazyGetSiteTextVersionQuery,
  useRestoreSiteTextMutation,
} from '#web/calls/staff/operator/site-text-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { momentWords } from '#web/operator/moments.ts'

/** What was published of a text, when and by whom; each version can be read and restored. */
export function TextVersions({ text }: { text: EditedText }) {
  const { t } = useTranslation()
  const { slug, revision, publishedNumber, versions } = text
  const [restore, restoring] = useRestoreSiteTextMutation()
  const [load, { data: shown }] = useLazyGetSiteTextVersionQuery()
  const bringBack = async (number: number) => {
    const { error } = await restore({ params: { slug, number }, body: { revision } })
    if (error !== undefined) return showFailure(error)
    showToast({ id: 'text', variant: 'positive', title: t('siteTexts.restored') })
  }
  const show = async (number: number) => {
    const { error } = await load({ params: { slug, number } })
    if (error !== undefined) showFailure(error)
  }
  return (
    <section className="panel stack" aria-labelledby="text-versions">
      <h2 id="text-versions">{t('siteTexts.history')}</h2>
      {versions.length === 0 && <p className="soft">{t('siteTexts.noVersions')}</p>}
      <ol className="text-versions">
        {versions.map(({ number, publishedAt, publishedBy, restoredNumber }) => (
          <li key={number}>
            <div>
              <p>
                <b>{t('siteTexts.version', { number })}</b>{' '}
                {number === publishedNumber && (
                  <Badge variant="positive">{t('siteTexts.current')}</Badge>
                )}
              </p>
              <p className="small muted">
                {t('siteTexts.versionBy', {
                  time: momentWords(publishedAt),
                  name: publishedBy ?? t('operator.deletedAccount'),
                })}
              </p>
              {restoredNumber !== null && (
                <p className="small muted">
                  {t('siteTexts.restoredOf', { number: restoredNumber })}
                </p>
              )}
            </div>
            <div className="row wrap">
              <Button size="sm" onClick={() => void show(number)}>
                {t('siteTexts.show', { number })}
              </Button>
              {number !== publishedNumber && (
                <Button
                  size="sm"
                  isLoading={restoring.isLoading}
                  loadingLabel={t('siteTexts.saving')}
                  onClick={() => void bringBack(number)}
                >
                  {t('siteTexts.restore', { number })}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {shown && (
        <div role="group" aria-label={t('siteTexts.versionShown', { number: shown.number })}>
          <h3>{t('siteTexts.versionShown', { number: shown.number })}</h3>
          {[shown.text.en, shown.text.cy].map(
            (each) =>
              each && (
                <div key={each.title + each.body.length}>
                  <p>
                    <b>{each.title}</b>
                  </p>
                  <p className="console-timeline-detail">{each.body}</p>
                </div>
              ),
          )}
        </div>
      )}
    </section>
  )
}
