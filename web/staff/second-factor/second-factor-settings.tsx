import '#web/styles/staff/second-factor.css'
import '#web/messages/second-factor.ts'
import { Suspense, useState } from 'react'
import type { SecondFactor } from '#contract/account/second-factor.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useGetSecondFactorQuery } from '#web/calls/staff/sign-in/second-factor-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { instantWords } from '#web/staff/instant-words.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import type { SetUpAct } from './use-set-up.ts'

const SetUpDialog = lazyPart(() =>
  import('./set-up.dialog.tsx').then((module) => ({ default: module.SetUpDialog })),
)

interface SecondFactorSettingsProps {
  accountId: string
  /** Something was set up or removed. */
  onChanged?: () => void
}

/** The second step of the own log-in: what there is, and adding and removing it. */
export function SecondFactorSettings({ accountId, onChanged }: SecondFactorSettingsProps) {
  const { t } = useTranslation()
  const query = useGetSecondFactorQuery(accountId, { refetchOnMountOrArgChange: true })
  const [act, setAct] = useState<SetUpAct | null>(null)
  const loading = (
    <div aria-busy>
      <p className="sr">{t('secondFactor.loading')}</p>
      <Skeleton height="8rem" radius="var(--radius-lg)" />
    </div>
  )
  const done = () => {
    const title = t(act?.kind === 'remove' ? 'secondFactor.removed' : 'secondFactor.added')
    showToast({ id: 'second-factor', variant: 'positive', title })
    onChanged?.()
  }
  const { data } = query
  return (
    <section className="stack" aria-labelledby="second-factor">
      <div>
        <h2 id="second-factor">{t('secondFactor.title')}</h2>
        <p className="soft">{t('secondFactor.intro')}</p>
      </div>
      {data ? (
        <Factors factors={data} onAct={setAct} />
      ) : (
        <NotLoaded {...query} loading={loading} failed={t('secondFactor.failed')} />
      )}
      {act && (
        <Suspense>
          <SetUpDialog act={act} onDone={done} onClosed={() => setAct(null)} />
        </Suspense>
      )}
    </section>
  )
}

interface FactorsProps {
  factors: SecondFactor
  onAct: (act: SetUpAct) => void
}

function Factors({ factors, onAct }: FactorsProps) {
  const { t } = useTranslation()
  const { appSince, passkeys, recoveryCodesLeft } = factors
  const hasAny = appSince !== null || passkeys.length > 0
  return (
    <>
      {hasAny ? (
        <ul className="panel rows">
          {appSince !== null && (
            <Factor
              name={t('secondFactor.app')}
              since={t('secondFactor.appSince', { time: instantWords(appSince) })}
              onRemove={() =>
                onAct({ kind: 'remove', passkeyId: null, name: t('secondFactor.app') })
              }
            />
          )}
          {passkeys.map(({ id, name: device, createdAt, lastUsedAt }) => {
            const name = device ? t('secondFactor.madeOn', { device }) : t('secondFactor.passkey')
            const made = t('secondFactor.passkeyMade', { time: instantWords(createdAt) })
            const used =
              lastUsedAt && t('secondFactor.passkeyUsed', { time: instantWords(lastUsedAt) })
            return (
              <Factor
                key={id}
                name={name}
                since={used ? `${made} · ${used}` : made}
                onRemove={() => onAct({ kind: 'remove', passkeyId: id, name })}
              />
            )
          })}
        </ul>
      ) : (
        <p>{t('secondFactor.none')}</p>
      )}
      <div className="row wrap">
        {appSince === null && (
          <Button onClick={() => onAct({ kind: 'addApp' })}>{t('secondFactor.addApp')}</Button>
        )}
        <Button onClick={() => onAct({ kind: 'addPasskey' })}>
          {t('secondFactor.addPasskey')}
        </Button>
        {hasAny && (
          <Button variant="quiet" onClick={() => onAct({ kind: 'newCodes' })}>
            {t('secondFactor.newCodes')}
          </Button>
        )}
      </div>
      {hasAny && (
        <p className="small soft">{t('secondFactor.codesLeft', { count: recoveryCodesLeft })}</p>
      )}
    </>
  )
}

interface FactorProps {
  name: string
  since: string
  onRemove: () => void
}

function Factor({ name, since, onRemove }: FactorProps) {
  const { t } = useTranslation()
  return (
    <li className="row-with-acts">
      <div>
        <p className="strong">{name}</p>
        <p className="small muted">{since}</p>
      </div>
      <Button aria-label={t('secondFactor.removeOf', { name })} onClick={onRemove}>
        {t('secondFactor.remove')}
      </Button>
    </li>
  )
}
