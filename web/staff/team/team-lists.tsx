import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { instantWords } from '#web/staff/instant-words.ts'

interface Listed {
  accountId: string
  name: string
  email: string
  role: string
  lastSeenAt: string | null
}

interface TeamListsProps<Colleague extends Listed> {
  /** Above those who have joined. */
  heading: string
  colleagues: readonly Colleague[]
  /** The account of whoever reads this. */
  me: string | undefined
  roleWords: (role: Colleague['role']) => string
  onChange: (colleague: Colleague) => void
  /** A row each. */
  invitations: readonly ReactNode[]
}

/** Who is in a team, and who is invited to it. */
export function TeamLists<Colleague extends Listed>(props: TeamListsProps<Colleague>) {
  const { heading, colleagues, me, roleWords, onChange, invitations } = props
  const { t } = useTranslation()
  return (
    <>
      <section aria-labelledby="colleagues">
        <h2 id="colleagues">{heading}</h2>
        <ul className="panel rows">
          {colleagues.map((colleague) => (
            <ListedColleague
              key={colleague.accountId}
              colleague={colleague}
              isMe={colleague.accountId === me}
              role={roleWords(colleague.role)}
              onChange={() => onChange(colleague)}
            />
          ))}
        </ul>
      </section>
      {invitations.length > 0 && (
        <section aria-labelledby="invitations">
          <h2 id="invitations">{t('team.invitations')}</h2>
          <ul className="panel rows">{invitations}</ul>
        </section>
      )}
    </>
  )
}

interface ListedColleagueProps {
  colleague: Listed
  isMe: boolean
  role: string
  onChange: () => void
}

function ListedColleague({ colleague, isMe, role, onChange }: ListedColleagueProps) {
  const { t } = useTranslation()
  const { name, email, lastSeenAt } = colleague
  const shown = name || email
  return (
    <li className="row-with-acts">
      <div>
        <p>
          <b>{shown}</b>
          {isMe && ` (${t('team.you')})`}
        </p>
        <p className="small muted">{name && email}</p>
        <p className="small">
          <span className="badge">{role}</span>{' '}
          <span className="muted">
            {lastSeenAt
              ? t('team.lastSeen', { time: instantWords(lastSeenAt) })
              : t('team.neverSeen')}
          </span>
        </p>
      </div>
      <Button aria-label={t('team.changeOf', { name: shown })} onClick={onChange}>
        {t('team.change')}
      </Button>
    </li>
  )
}

export function TeamLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('team.loading')}</p>
      <Skeleton height="14rem" radius="var(--radius-lg)" />
    </div>
  )
}
