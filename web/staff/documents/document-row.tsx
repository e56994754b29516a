import '#web/messages/documents.ts'
import '#web/styles/staff/documents.css'
import type { ReactNode } from 'react'
import type { IdentityDocument } from '#contract/identity-documents/identity-documents.ts'
import { dateOfDay, dayOfInstant } from '#rules/time/london.ts'
import { Badge } from '#ui/badge.tsx'
import { formatDate } from '#web/messages/formats.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const VARIANTS = { waiting: 'warning', accepted: 'positive', refused: 'danger' } as const

interface DocumentRowProps {
  document: IdentityDocument
  /** What can be done with it. */
  children?: ReactNode
}

/** An identity document in a list: what it is, and what was decided. */
export function DocumentRow({ document, children }: DocumentRowProps) {
  const { t } = useTranslation()
  const { kind, state, reason } = document
  return (
    <li>
      <p>
        <b>{t(`documents.kind.${kind}`)}</b>
        <Badge variant={VARIANTS[state]}>{t(`documents.state.${state}`)}</Badge>
      </p>
      <p className="small muted">{factsOf(t, document)}</p>
      {reason && <p className="small">{t('documents.reasonGiven', { reason })}</p>}
      {children}
    </li>
  )
}

function factsOf(t: Translate, { sentBy, sentAt, decidedAt, erasedAt }: IdentityDocument): string {
  return [
    t(sentBy === 'partner' ? 'documents.sent' : 'documents.added', { date: dateOf(sentAt) }),
    ...(decidedAt ? [t('documents.decided', { date: dateOf(decidedAt) })] : []),
    erasedAt ? t('documents.fileUntil', { date: dateOf(erasedAt) }) : t('documents.fileErased'),
  ].join(' · ')
}

const dateOf = (instant: string) => formatDate(dateOfDay(dayOfInstant(Date.parse(instant))))
