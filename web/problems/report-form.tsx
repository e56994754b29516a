import { CircleAlert, ShieldAlert } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import { PROBLEM_TEXT_MAXIMUM } from '#contract/constants.ts'
import type { Order } from '#contract/orders.ts'
import type { Photo } from '#contract/photos.ts'
import type { OrderProblems } from '#contract/problems/problem-calls.ts'
import { formatPence } from '#rules/money/pence.ts'
import type { Service } from '#rules/orders/service.ts'
import { orderProblemsOf } from '#rules/problems/problem-kinds.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { newKey } from '#web/calls/request/idempotency-key.ts'
import { useReportProblemMutation } from '#web/calls/problem-calls.ts'
import { showFailure, textOfFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { orderProblemWords } from './problem-messages.ts'
import {
  bodyOf,
  emptyDraft,
  faultsOf,
  withKind,
  withLine,
  wouldGetPence,
  type ReportDraft,
} from './report-draft.ts'
import { ReportLine } from './report-line.tsx'

const PhotoPicker = lazyPart(() =>
  import('#web/photos/photo-picker.tsx').then((module) => ({ default: module.PhotoPicker })),
)

interface ReportFormProps {
  known: OrderProblems
  order: Order
  orderToken: string | null
  card: string | null
  onSent: (reportId: string) => void
}

/** Items and their problems, or the problem of the whole order; a text; the wanted remedy. */
export function ReportForm({ known, order, orderToken, card, onSent }: ReportFormProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<ReportDraft>(() => emptyDraft(known))
  const [photos, setPhotos] = useState<Photo[]>([])
  const [arePhotosOnTheirWay, setPhotosOnTheirWay] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const attempt = useRef({ wording: '', key: '' })
  const [report, { isLoading, error: refusal }] = useReportProblemMutation()
  const faults = isTried ? faultsOf(draft) : null

  const send = async () => {
    setIsTried(true)
    if (faultsOf(draft)) {
      // Once the messages next to them are rendered.
      return setTimeout(() => focusFault(form.current))
    }
    if (arePhotosOnTheirWay)
      return showToast({ id: 'photos', variant: 'warning', title: t('problems.photosWait') })
    const photoIds = photos.map(({ photoId }) => photoId)
    const body = bodyOf(draft, photoIds)
    const wording = JSON.stringify(body)
    if (attempt.current.wording !== wording) attempt.current = { wording, key: newKey() }
    const { key } = attempt.current
    const { data: sent, error } = await report({
      params: { orderId: order.id },
      body,
      orderToken,
      key,
    })
    if (error !== undefined) return showFailure(error)
    onSent(sent.id)
    return showToast({
      id: `report ${order.id}`,
      variant: 'positive',
      title: t('problems.sent'),
      text:
        draft.remedy === 'money' ? t('problems.sentText', { store: order.store.name }) : undefined,
    })
  }

  const textProblem =
    faults?.text === 'missing'
      ? t('problems.writeSomething')
      : faults?.text === 'tooLong'
        ? t('problems.tooLong', { count: PROBLEM_TEXT_MAXIMUM })
        : undefined
  return (
    <form
      ref={form}
      className="problem-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <ul aria-label={t('problems.items')} className="problem-lines">
        {order.lines.map((line, position) => (
          <ReportLine
            // oxlint-disable-next-line react/no-array-index-key -- the lines of an order stay in their order
            key={position}
            line={line}
            seed={order.store.id}
            left={known.quantities[position] ?? 0}
            chosen={draft.lines[position] ?? null}
            isKindMissing={faults?.withoutKind.includes(position) ?? false}
            onChange={(chosen) => setDraft(withLine(draft, position, chosen))}
          />
        ))}
      </ul>
      <WholeOrder
        service={order.serviceType}
        kind={draft.kind}
        onChange={(kind) => setDraft(withKind(draft, kind))}
        isNothingChosen={faults?.isNothingChosen ?? false}
      />
      <Suspense>
        <PhotoPicker
          label={t('problems.photos')}
          photos={photos}
          onChange={setPhotos}
          onBusyChange={setPhotosOnTheirWay}
          error={
            isApiFailure(refusal) && refusal.code === 'NONEXISTING_PHOTO'
              ? textOfFailure(refusal)
              : undefined
          }
        />
      </Suspense>
      <TextArea
        label={t(draft.kind === 'other' ? 'problems.describe' : 'problems.describeMore')}
        hint={t('problems.describeHint')}
        rows={3}
        value={draft.text}
        onChange={(event) => setDraft({ ...draft, text: event.target.value })}
        error={textProblem}
      />
      <Remedy {...{ known, order, card, draft }} onChange={setDraft} />
      <div className="problem-send">
        {draft.remedy === 'money' && <WouldGet {...{ known, order, draft }} />}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBlock
          isLoading={isLoading}
          loadingLabel={t('problems.sending')}
        >
          {t('problems.send')}
        </Button>
      </div>
      <Banner variant="danger" icon={ShieldAlert} title={t('problems.allergyTitle')}>
        {t('problems.allergy')}{' '}
        <a href={`tel:${order.store.phone.replaceAll(' ', '')}`}>{order.store.phone}</a>.
      </Banner>
    </form>
  )
}

/** Moves the focus to the first problem. */
function focusFault(form: HTMLFormElement | null): void {
  const fault = form?.querySelector('.problem')
  const place = fault?.closest('fieldset, .field')
  place?.querySelector<HTMLElement>('input, textarea')?.focus()
}

interface WholeOrderProps {
  service: Service
  kind: ReportDraft['kind']
  onChange: (kind: ReportDraft['kind']) => void
  isNothingChosen: boolean
}

/** The problem of the whole order. */
function WholeOrder({ service, kind, onChange, isNothingChosen }: WholeOrderProps) {
  const { t } = useTranslation()
  const errorId = useId()
  return (
    <fieldset className="problem-chips" aria-describedby={isNothingChosen ? errorId : undefined}>
      <legend>{t('problems.whole')}</legend>
      <div className="chips">
        {orderProblemsOf(service).map((each) => (
          <Chip
            key={each}
            checked={kind === each}
            onChange={({ target }) => onChange(target.checked ? each : null)}
          >
            {orderProblemWords(t, each, service)}
          </Chip>
        ))}
      </div>
      {isNothingChosen && (
        <p className="problem" id={errorId} role="alert">
          <Icon of={CircleAlert} />
          {t('problems.chooseSomething')}
        </p>
      )}
    </fieldset>
  )
}

type PartProps = Pick<ReportFormProps, 'known' | 'order'> & { draft: ReportDraft }

function Remedy(
  props: PartProps & Pick<ReportFormProps, 'card'> & { onChange: (draft: ReportDraft) => void },
) {
  const { known, order, card, draft, onChange } = props
  const { t } = useTranslation()
  const how =
    order.paymentMethod === 'cash'
      ? t('problems.remedyCash')
      : card
        ? t('problems.remedyCard', { card })
        : t('problems.remedyAnyCard')
  return (
    <fieldset>
      <legend className="label">{t('problems.remedy')}</legend>
      {known.refundable.leftPence > 0 && (
        <Choice
          type="radio"
          name="remedy"
          checked={draft.remedy === 'money'}
          onChange={() => onChange({ ...draft, remedy: 'money' })}
          small={how}
        >
          {t('problems.remedyMoney')}
        </Choice>
      )}
      <Choice
        type="radio"
        name="remedy"
        checked={draft.remedy === 'nothing'}
        onChange={() => onChange({ ...draft, remedy: 'nothing' })}
      >
        {t('problems.remedyNothing')}
      </Choice>
    </fieldset>
  )
}

function WouldGet({ known, order, draft }: PartProps) {
  const { t } = useTranslation()
  const pence = wouldGetPence(draft, known)
  const isChosen = draft.kind !== null || draft.lines.some((line) => line !== null)
  if (!isChosen) return null
  if (pence === 0) return <p className="small soft">{t('problems.theyDecide')}</p>
  const why =
    draft.kind === 'neverCame'
      ? t('problems.wholeOrder')
      : t(order.discountPence > 0 ? 'problems.asPaidAfterDiscount' : 'problems.asPaid')
  return (
    <>
      <p className="row between">
        <span>{t('problems.youGet')}</span>
        <b className="problem-amount">{formatPence(pence)}</b>
      </p>
      <p className="small soft">{why}</p>
    </>
  )
}
