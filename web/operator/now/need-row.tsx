import {
  Ban,
  Bug,
  CirclePause,
  ClipboardCheck,
  CreditCard,
  Hourglass,
  Landmark,
  ListTodo,
  MailWarning,
  MapPinOff,
  MonitorOff,
  PackageX,
  Printer,
  Scale,
  Store,
  TimerOff,
  UserPlus,
  type LucideIcon,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Need } from '#contract/operator/now.ts'
import type { NeedKind } from '#rules/operator/urgency.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass, type ButtonVariant } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { helpsOf, type Help } from './need-acts.ts'
import { ageWords, needDetail, needWords } from './need-words.ts'
import { useNeedAct } from './use-need-act.ts'

const ICONS: Readonly<Record<NeedKind, LucideIcon>> = {
  waitingOrder: Hourglass,
  unattendedStore: MonitorOff,
  missedOrder: Ban,
  pausedStore: CirclePause,
  pausedArea: MapPinOff,
  stuckPayment: CreditCard,
  discrepancy: Scale,
  problem: PackageX,
  applications: Store,
  readyStore: ClipboardCheck,
  uninvitedStores: UserPlus,
  bankAccounts: Landmark,
  printer: Printer,
  failedEmails: MailWarning,
  failedJobs: ListTodo,
  slowQueue: TimerOff,
  errors: Bug,
}

const VARIANTS = { urgent: 'danger', soon: 'warning', calm: undefined } as const

interface NeedRowProps {
  need: Need
  now: Date
  /** Restaurants have a page for this role. */
  linksStores: boolean
  /** An act has succeeded: the row is about to go, with the focus. */
  onActed: () => void
}

/** One thing that waits for a person: how long, what, where, and what helps. */
export function NeedRow({ need, now, linksStores, onActed }: NeedRowProps) {
  const { t } = useTranslation()
  const { urgency, since, store, kind } = need
  const what = needWords(t, need)
  return (
    <li className="need" data-urgency={urgency}>
      <p className="need-age">
        <Badge variant={VARIANTS[urgency]}>
          <span className="sr">{t(`now.urgency.${urgency}`)}: </span>
          {ageWords(t, since, now)}
        </Badge>
      </p>
      <span className="need-icon">
        <Icon of={ICONS[kind]} />
      </span>
      <div className="need-what">
        <h3>{what}</h3>
        <p className="small soft">{needDetail(t, need)}</p>
      </div>
      <p className="need-who small soft">
        {store && linksStores ? (
          <Link to={staffLinks.operatorRestaurant(store.id)}>{store.name}</Link>
        ) : (
          store?.name
        )}
      </p>
      <NeedHelps need={need} what={store ? `${what}, ${store.name}` : what} onActed={onActed} />
    </li>
  )
}

function NeedHelps({ need, what, onActed }: { need: Need; what: string; onActed: () => void }) {
  const { t } = useTranslation()
  const { act, isActing } = useNeedAct(need)
  const helps = helpsOf(t, need)
  return (
    <div className="need-helps">
      {helps.map((help, place) => (
        <HelpButton
          key={help.words}
          help={help}
          name={t('now.actOn', { act: help.words, what })}
          variant={place === 0 && need.urgency === 'urgent' ? 'primary' : 'secondary'}
          isActing={isActing}
          onAct={async (name) => {
            if (await act(name)) onActed()
          }}
        />
      ))}
    </div>
  )
}

interface HelpButtonProps {
  help: Help
  name: string
  variant: ButtonVariant
  isActing: boolean
  onAct: (act: Extract<Help, { act: unknown }>['act']) => Promise<void>
}

const SlowQueueDialog = lazyPart(() =>
  import('./slow-queue.dialog.tsx').then((module) => ({ default: module.SlowQueueDialog })),
)

function HelpButton({ help, name, variant, isActing, onAct }: HelpButtonProps) {
  const { t } = useTranslation()
  const { words } = help
  if ('to' in help)
    return (
      <Link className={buttonClass({ variant })} to={help.to} aria-label={name}>
        {words}
      </Link>
    )
  if ('tel' in help)
    return (
      <a className={buttonClass({ variant })} href={`tel:${help.tel}`} aria-label={name}>
        {words}
      </a>
    )
  if ('isGuide' in help) return <GuideButton words={words} name={name} variant={variant} />
  return (
    <Button
      variant={variant}
      aria-label={name}
      isLoading={isActing}
      loadingLabel={t('now.working')}
      onClick={() => void onAct(help.act)}
    >
      {words}
    </Button>
  )
}

/** Opens what whoever runs the server does about jobs that wait. */
function GuideButton(props: { words: string; name: string; variant: ButtonVariant }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant={props.variant} aria-label={props.name} onClick={() => setIsOpen(true)}>
        {props.words}
      </Button>
      {isOpen && (
        <Suspense>
          <SlowQueueDialog onClosed={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
