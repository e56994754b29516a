import { Choice } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { DraftLanguage, TextDraft } from './text-draft.ts'

interface TextFieldsProps {
  slug: string
  language: DraftLanguage
  draft: TextDraft
  onChange: (changed: Partial<TextDraft>) => void
  isTried: boolean
  hasLinkFault: boolean
}

const HINTS = {
  faq: 'siteTexts.faqHint',
  privacy: 'siteTexts.privacyHint',
  'review-policy': 'siteTexts.reviewHint',
} as const
const hintOf = (slug: string) =>
  Object.hasOwn(HINTS, slug) ? HINTS[slug as keyof typeof HINTS] : 'siteTexts.bodyHint'

/** The title and the words of a text in one language; Welsh may be left out. */
export function TextFields({ slug, language, draft, onChange, ...shown }: TextFieldsProps) {
  const { t } = useTranslation()
  const text = draft[language]
  const change = (changed: { title?: string; body?: string }) =>
    onChange({ [language]: { title: '', body: '', ...text, ...changed } })
  return (
    <>
      {language === 'cy' && (
        <Choice
          type="checkbox"
          checked={text !== null}
          onChange={({ target }) =>
            onChange({ cy: target.checked ? { title: '', body: '' } : null })
          }
          small={t('siteTexts.hasWelshHint')}
        >
          {t('siteTexts.hasWelsh')}
        </Choice>
      )}
      {text && (
        <>
          <Field
            label={t('siteTexts.titleLabel')}
            lang={language}
            maxLength={80}
            value={text.title}
            onChange={(event) => change({ title: event.target.value })}
            error={shown.isTried && text.title.trim() === '' && t('siteTexts.titleMissing')}
          />
          <TextArea
            label={t('siteTexts.bodyLabel')}
            hint={t(hintOf(slug))}
            lang={language}
            rows={16}
            maxLength={40_000}
            value={text.body}
            onChange={(event) => change({ body: event.target.value })}
            error={
              shown.hasLinkFault
                ? t('validation.invalid_link')
                : shown.isTried && text.body.trim() === '' && t('siteTexts.bodyMissing')
            }
          />
        </>
      )}
    </>
  )
}
