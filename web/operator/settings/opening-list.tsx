import { Check, Circle } from 'lucide-react'
import { Link } from 'react-router'
import type { OpeningNeed } from '#rules/marketplace/opening-list.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useGetOpeningListQuery } from '#web/calls/staff/marketplace/marketplace-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { STEP_OF } from '#web/operator/setup/wizard-steps.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'

/** What the marketplace still needs before strangers should come, each with the way to it. */
export function OpeningList() {
  const { t } = useTranslation()
  const query = useGetOpeningListQuery(undefined, { refetchOnMountOrArgChange: true })
  const missing = query.data?.items.filter(({ isMet }) => !isMet) ?? []
  return (
    <section className="panel stack" aria-labelledby="missing">
      <div className="row between wrap">
        <h2 id="missing">{t('marketplace.missing')}</h2>
        {missing.length > 0 && (
          <Badge variant="warning">
            {t('marketplace.missingCount', { count: missing.length })}
          </Badge>
        )}
      </div>
      {query.data ? (
        <>
          {missing.length === 0 && <p>{t('marketplace.nothingMissing')}</p>}
          <ul className="opening-list">
            {query.data.items.map((item) => (
              <Need key={item.need} {...item} />
            ))}
          </ul>
        </>
      ) : (
        <NotLoaded
          {...query}
          failed={t('marketplace.missingFailed')}
          loading={
            <div aria-busy>
              <p className="sr">{t('marketplace.missingLoading')}</p>
              <Skeleton height="20rem" />
            </div>
          }
        />
      )}
    </section>
  )
}

function Need({ need, isMet }: { need: OpeningNeed; isMet: boolean }) {
  const { t } = useTranslation()
  const name = t(`marketplace.need.${need}`)
  return (
    <li>
      <span className="box" data-met={isMet}>
        <Icon of={isMet ? Check : Circle} />
        <span className="sr">{t(isMet ? 'marketplace.done' : 'marketplace.toDo')}</span>
      </span>
      <div>
        <b>{name}</b>
        <small>{t(`marketplace.needText.${need}`)}</small>
      </div>
      {!isMet && (
        <Link
          className={buttonClass({ size: 'sm' })}
          to={staffLinks.operatorSetup(STEP_OF[need])}
          aria-label={t('marketplace.fixOf', { need: name })}
        >
          {t('marketplace.fix')}
        </Link>
      )}
    </li>
  )
}
