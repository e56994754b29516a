import { Button } from '#ui/button.tsx'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { usePreviewSiteTextMutation } from '#web/calls/staff/operator/site-text-calls.ts'
import { OwnQuestions } from '#web/content/own-questions.tsx'
import { OwnText } from '#web/content/own-text.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { faultyLanguage, type DraftLanguage, type TextDraft } from './text-draft.ts'

interface TextPreviewProps {
  slug: string
  draft: TextDraft
  language: DraftLanguage
  /** Leads to what is missing in a language, without which there is nothing to show. */
  onFaulty: (language: DraftLanguage) => void
}

/** The text as its page would show it, by the same way that the website goes. */
export function TextPreview({ slug, draft, language, onFaulty }: TextPreviewProps) {
  const { t } = useTranslation()
  const [preview, { data, isLoading }] = usePreviewSiteTextMutation()
  const show = async () => {
    const faulty = faultyLanguage(draft)
    if (faulty) return onFaulty(faulty)
    const { error } = await preview({ params: { slug }, body: { text: draft, language } })
    if (error !== undefined) showFailure(error)
  }
  return (
    <section className="panel stack" aria-labelledby="text-preview">
      <h2 id="text-preview">{t('siteTexts.preview')}</h2>
      <div>
        <Button
          isLoading={isLoading}
          loadingLabel={t('siteTexts.loading')}
          onClick={() => void show()}
        >
          {t('siteTexts.previewShow')}
        </Button>
      </div>
      {data && (
        <div className="content-page" role="group" aria-label={t('siteTexts.previewOf')}>
          <p className="text-preview-title">{data.title}</p>
          {data.groups.length > 0 ? <OwnQuestions text={data} /> : <OwnText {...data} />}
        </div>
      )}
    </section>
  )
}
