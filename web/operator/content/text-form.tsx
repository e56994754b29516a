import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EditedText } from '#contract/operator/settings/site-texts.ts'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Segment } from '#ui/form/segment.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  usePublishSiteTextMutation,
  useSaveSiteTextMutation,
} from '#web/calls/staff/operator/site-text-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { UnsavedChanges } from '#web/store-app/unsaved-changes.tsx'
import { beginDraft, faultyLanguage, type DraftLanguage, type TextDraft } from './text-draft.ts'
import { TextFields } from './text-fields.tsx'
import { TextPreview } from './text-preview.tsx'
import { WithdrawText } from './withdraw-text.tsx'

/** Writes a text in English and in Welsh, saves it as a draft, and publishes it. */
export function TextForm({ text }: { text: EditedText }) {
  const { t } = useTranslation()
  const { slug } = text
  const [draft, setDraft] = useState(() => beginDraft(text.draft ?? text.published))
  const [language, setLanguage] = useState<DraftLanguage>('en')
  const [isChanged, setIsChanged] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const [linkFaults, setLinkFaults] = useState<readonly string[]>([])
  const form = useRef<HTMLDivElement>(null)
  const [save, saving] = useSaveSiteTextMutation()
  const [publish, publishing] = usePublishSiteTextMutation()
  const params = { slug }
  const change = (changed: Partial<TextDraft>) => {
    setDraft({ ...draft, ...changed })
    setIsChanged(true)
    setLinkFaults([])
  }
  const fault = (at: DraftLanguage) => {
    flushSync(() => setLanguage(at))
    focusFault(form.current)
    return null
  }
  /** The revision of what is saved; null: it could not be. */
  const saved = async (): Promise<number | null> => {
    if (!isChanged && text.draft) return text.revision
    flushSync(() => setIsTried(true))
    const faulty = faultyLanguage(draft)
    if (faulty) return fault(faulty)
    const { data, error } = await save({ params, body: { text: draft, revision: text.revision } })
    if (data) {
      setIsChanged(false)
      setIsTried(false)
      return data.revision
    }
    const refused = isApiFailure(error) ? error.fields.map(({ field }) => field) : []
    if (refused.length === 0) showFailure(error)
    else {
      flushSync(() => setLinkFaults(refused))
      fault(refused.includes('text.en.body') ? 'en' : 'cy')
    }
    return null
  }
  const saveDraft = async () => {
    if ((await saved()) === null) return
    showToast({ id: 'text', variant: 'positive', title: t('siteTexts.saved') })
  }
  const publishNow = async () => {
    const revision = await saved()
    if (revision === null) return
    const { error } = await publish({ params, body: { revision } })
    if (error !== undefined) return showFailure(error)
    showToast({ id: 'text', variant: 'positive', title: t('siteTexts.publishedNow') })
  }
  return (
    <>
      <UnsavedChanges isChanged={isChanged} />
      <section className="panel stack" ref={form} aria-label={t('siteTexts.bodyLabel')}>
        <Segment
          legend={t('siteTexts.language')}
          name="text-language"
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'en', label: t('siteTexts.english') },
            { value: 'cy', label: t('siteTexts.welsh') },
          ]}
        />
        <TextFields
          key={language}
          slug={slug}
          language={language}
          draft={draft}
          onChange={change}
          isTried={isTried}
          hasLinkFault={linkFaults.includes(`text.${language}.body`)}
        />
        {!text.isBuiltIn && (
          <Choice
            type="checkbox"
            checked={draft.isInFooter}
            onChange={({ target }) => change({ isInFooter: target.checked })}
          >
            {t('siteTexts.inFooter')}
          </Choice>
        )}
        <div className="row wrap">
          <Button
            variant="primary"
            isLoading={publishing.isLoading}
            loadingLabel={t('siteTexts.saving')}
            onClick={() => void publishNow()}
          >
            {t('siteTexts.publish')}
          </Button>
          <Button
            isLoading={saving.isLoading}
            loadingLabel={t('siteTexts.saving')}
            onClick={() => void saveDraft()}
          >
            {t('siteTexts.save')}
          </Button>
          {text.published && <WithdrawText text={text} />}
        </div>
      </section>
      <TextPreview
        slug={slug}
        draft={draft}
        language={language}
        onFaulty={(faulty) => {
          flushSync(() => setIsTried(true))
          fault(faulty)
        }}
      />
    </>
  )
}
