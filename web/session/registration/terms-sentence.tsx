import { links } from '#web/links.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

/** What somebody agrees to, with both texts to read; they open beside what is being filled in. */
export function TermsSentence({ of }: { of: 'terms' | 'socialTerms' }) {
  const { t } = useTranslation()
  return marked(
    t(`session.${of}`),
    (part) => (
      <a href={links.terms()} target="_blank">
        {part}
      </a>
    ),
    (part) => (
      <a href={links.privacy()} target="_blank">
        {part}
      </a>
    ),
  )
}
