import '#web/messages/faq.ts'
import '#web/messages/legal.ts'
import '#web/messages/review-policy.ts'
import type { BuiltInText, SiteText } from '#rules/content/site-text.ts'
import {
  PRIVACY_PARTS,
  QUESTION_GROUPS,
  QUESTIONS,
  REVIEW_POLICY_PARTS,
  TERMS_PARTS,
} from '#web/content/parts.ts'
import type { Translate } from '#web/messages/i18n.ts'

/**
 * The text that a page shows until an operator has written their own, in Markdown, so that they can change
 * it. What a page adds below any text is not in it.
 * @param name of the marketplace
 */
export function standardText(t: Translate, page: BuiltInText, name: string): SiteText['en'] {
  const paragraphs = {
    faq: () =>
      QUESTION_GROUPS.flatMap((group) => [
        `## ${t(`faq.${group}.heading`)}`,
        ...QUESTIONS.filter(([of]) => of === group).flatMap(([, key]) => [
          `### ${t(`faq.${key}.question`, { name })}`,
          t(`faq.${key}.answer`, { name }),
        ]),
      ]),
    'terms-and-conditions': () =>
      TERMS_PARTS.flatMap((part) => [
        `## ${t(`legal.terms.${part}.heading`)}`,
        t(`legal.terms.${part}.text`),
      ]),
    privacy: () =>
      PRIVACY_PARTS.flatMap((part) => {
        const heading = `## ${t(`legal.privacy.${part}.heading`)}`
        return part === 'time' ? [] : [heading, t(`legal.privacy.${part}.text`, { who: name })]
      }),
    'review-policy': () => [
      t('reviewPolicy.intro'),
      ...REVIEW_POLICY_PARTS.flatMap((part) => [
        `## ${t(`reviewPolicy.${part}.heading`)}`,
        t(`reviewPolicy.${part}.text`),
      ]),
    ],
  } satisfies Record<BuiltInText, () => string[]>
  return { title: t(TITLES[page]), body: paragraphs[page]().join('\n\n') }
}

const TITLES = {
  faq: 'faq.title',
  'terms-and-conditions': 'legal.terms.title',
  privacy: 'legal.privacy.title',
  'review-policy': 'reviewPolicy.title',
} as const satisfies Record<BuiltInText, string>
