import { Link } from 'react-router'
import { links } from '#web/links.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

/** The contact link at the end of a dialog; for restaurants, to their own page. */
export function ContactLink({ of }: { of: 'sellHere' | 'needHelp' }) {
  const { t } = useTranslation()
  return (
    <p className="small session-other">
      {marked(t(`session.${of}`), (part) => (
        <Link className="strong" to={of === 'sellHere' ? links.partner() : links.contact()}>
          {part}
        </Link>
      ))}
    </p>
  )
}
