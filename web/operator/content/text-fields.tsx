import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { isBuiltInText, type SiteText } from '#rules/content/site-text.ts'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { standardText } from './standard-text.ts'
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
  const body = useRef<HTMLTextAreaElement>(null)
  const isBegun = text === null || text.title !== '' || text.body !== ''
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
      {language === 'en' && !isBegun && (
        <BeginWithStandard
          slug={slug}
          onBegin={(standard) => {
            flushSync(() => change(standard))
            // One reads it from its beginning.
            body.current?.setSelectionRange(0, 0)
            body.current?.focus()
          }}
        />
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
            ref={body}
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

interface BeginWithStandardProps {
  slug: string
  onBegin: (standard: SiteText['en']) => void
}

/** Fills in what a page of the product shows until it has a text of its own. */
function BeginWithStandard({ slug, onBegin }: BeginWithStandardProps) {
  const { t } = useTranslation()
  const { marketplaceName } = useSiteFacts()
  if (!isBuiltInText(slug)) return null
  return (
    <div>
      <Button onClick={() => onBegin(standardText(t, slug, marketplaceName))}>
        {t('siteTexts.beginWithStandard')}
      </Button>
    </div>
  )
}
