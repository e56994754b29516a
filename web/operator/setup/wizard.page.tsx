import '#web/styles/staff/operator.css'
import '#web/styles/staff/marketplace.css'
import '#web/messages/marketplace.ts'
import '#web/messages/operator.ts'
import '#web/messages/own-account.ts'
import '#web/messages/store-app.ts'
import '#web/messages/validation.ts'
import { Check } from 'lucide-react'
import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { isOperatorAllowed } from '#contract/operator/operator-roles.ts'
import type { User } from '#contract/session.ts'
import type { OpeningNeed } from '#rules/marketplace/opening-list.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import {
  useGetOpeningListQuery,
  useListPlatformFeesQuery,
} from '#web/calls/staff/marketplace/marketplace-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { isFeeSet } from '#web/operator/settings/fee-draft.ts'
import { OpeningList } from '#web/operator/settings/opening-list.tsx'
import { useOperator } from '#web/operator/use-operator.ts'
import { useAppSelector } from '#web/state/store.ts'
import { WizardStep } from './wizard-step.tsx'
import { isStepDone, WIZARD_STEPS, type WizardStepName } from './wizard-steps.ts'

/**
 * The first run after its first step: one thing at a time, each saved when it is left. Whoever leaves logs in
 * again and goes on; the console has the same things on one page.
 */
export default function WizardPage() {
  const { t } = useTranslation()
  const user = useOwner()
  const step = useStep()
  const { data } = useGetOpeningListQuery(user ? undefined : skipToken)
  const { data: fees } = useListPlatformFeesQuery(user ? undefined : skipToken)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  const number = WIZARD_STEPS.indexOf(step) + 2
  return (
    <>
      <title>{t('marketplace.setUpPageTitle')}</title>
      <meta name="description" content={t('marketplace.setUpDescription')} />
      <meta name="robots" content="noindex" />
      <header className="topbar wizard-bar">
        <img src="/art/mark.svg" alt="" width={40} height={40} />
        <div className="topbar-title">
          <p className="store-name">{t('marketplace.setUp')}</p>
          <p className="small muted">{t('marketplace.notOpen')}</p>
        </div>
        <div className="right">
          <Link className={buttonClass()} to={staffLinks.operator()}>
            {t('marketplace.finishLater')}
          </Link>
        </div>
      </header>
      <div className="wizard">
        <Steps current={step} items={data?.items ?? []} isFeeSet={isFeeSet(fees)} />
        <main id="main" tabIndex={-1}>
          <noscript>{t('storeApp.withoutScripts')}</noscript>
          <h1 ref={heading} tabIndex={-1}>
            <small>
              {t('marketplace.stepOf', { number: String(number), count: WIZARD_STEPS.length + 1 })}
            </small>{' '}
            {t(`marketplace.step.${step}`)}
          </h1>
          {user && <WizardStep key={step} step={step} user={user} />}
        </main>
        <aside>{user && <OpeningList />}</aside>
      </div>
    </>
  )
}

/** Whoever is signed in and may set the marketplace up; others are led to where they can go. */
function useOwner(): User | null {
  const navigate = useNavigate()
  const isRestored = useAppSelector(({ operator }) => operator.isRestored)
  const { user } = useOperator()
  const { pathname, search } = useLocation()
  const next = pathname + search
  const role = user?.operatorRole
  const isAllowed = role !== undefined && isOperatorAllowed(role, 'settings')
  useEffect(() => {
    if (isRestored && !user) void navigate(staffLinks.operatorLogin(), { replace: true })
    else if (user && !isAllowed) void navigate(staffLinks.operator(), { replace: true })
    // No call of the wizard is answered before it is set up.
    else if (user?.needsSecondFactor)
      void navigate(staffLinks.operatorYou(), { replace: true, state: { next } })
  }, [isRestored, user, isAllowed, next, navigate])
  return isAllowed && !user?.needsSecondFactor ? user : null
}

function useStep(): WizardStepName {
  const [query] = useSearchParams()
  const given = query.get('step')
  return WIZARD_STEPS.find((step) => step === given) ?? WIZARD_STEPS[0]
}

interface StepsProps {
  current: WizardStepName
  items: readonly { need: OpeningNeed; isMet: boolean }[]
  isFeeSet: boolean
}

function Steps({ current, items, isFeeSet }: StepsProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const step = list.current?.children[WIZARD_STEPS.indexOf(current) + 1]
    if (list.current && step) scrollToStep(list.current, step)
  }, [current])
  return (
    <nav aria-label={t('marketplace.steps')}>
      <ol className="wizard-steps" ref={list}>
        <li>
          <span className="step">
            <StepMark number={1} isDone />
            {t('marketplace.step.account')}
          </span>
        </li>
        {WIZARD_STEPS.map((step, i) => (
          <li key={step}>
            <Link
              className="step"
              to={staffLinks.operatorSetup(step)}
              aria-current={step === current ? 'step' : undefined}
            >
              <StepMark number={i + 2} isDone={isStepDone(step, { items, isFeeSet })} />
              {t(`marketplace.step.${step}`)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** On a phone the steps are a row that scrolls: brings the current one to its middle. The page stays where it is. */
function scrollToStep(list: HTMLElement, step: Element): void {
  const [row, shown] = [list.getBoundingClientRect(), step.getBoundingClientRect()]
  list.scrollLeft += shown.left + shown.width / 2 - (row.left + row.width / 2)
}

/** A tick where nothing is left to do, else the number of the step, and in words whether something is. */
function StepMark({ number, isDone }: { number: number; isDone: boolean | null }) {
  const { t } = useTranslation()
  return (
    <span className="number" data-done={isDone === true || undefined}>
      {isDone === true ? <Icon of={Check} /> : number}
      {isDone !== null && (
        <span className="sr">{t(isDone ? 'marketplace.done' : 'marketplace.toDo')}</span>
      )}
    </span>
  )
}
