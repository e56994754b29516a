import { useRef, useState } from 'react'
import { londonParts } from '#rules/time/london.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Segment } from '#ui/form/segment.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { textOfRefusal } from '#web/calls/request/use-field-problems.ts'
import { useSetCommissionMutation } from '#web/calls/staff/money/commission-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import {
  commissionFaults,
  commissionOf,
  newCommissionDraft,
  type CommissionDraft,
  type CommissionFault,
} from './commission-draft.ts'

interface PartProps {
  draft: CommissionDraft
  faults: readonly CommissionFault[]
  onChange: (change: Partial<CommissionDraft>) => void
}

/** Sets a rate from a day on: the usual one, or that of a store. */
export function CommissionForm({ storeId }: { storeId: string | null }) {
  const { t } = useTranslation()
  const today = londonParts(serverNow()).isoDate
  const [draft, setDraft] = useState(() => newCommissionDraft(today))
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [set, { error: refused, isLoading }] = useSetCommissionMutation()
  const refusal = isLoading ? null : textOfRefusal(refused)

  const save = async () => {
    setIsTried(true)
    if (commissionFaults(draft, today).length > 0) {
      // After the faults are shown.
      requestAnimationFrame(() => focusFault(form.current))
      return
    }
    const { error } = await set({ body: commissionOf(draft, storeId) })
    if (error !== undefined) return
    setDraft(newCommissionDraft(today))
    setIsTried(false)
    return showToast({
      id: 'commission',
      variant: 'positive',
      title: t('operatorMoney.commission.saved'),
    })
  }

  const part: PartProps = {
    draft,
    faults: isTried ? commissionFaults(draft, today) : [],
    onChange: (change) => setDraft({ ...draft, ...change }),
  }
  return (
    <form
      ref={form}
      className="money-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h3>{t('operatorMoney.commission.formTitle')}</h3>
      <WhichOrders {...part} isOfStore={storeId !== null} />
      {draft.how === 'own' && <Rate {...part} />}
      {refusal && <Banner variant="danger">{refusal}</Banner>}
      <div>
        <Button
          type="submit"
          variant="primary"
          isLoading={isLoading}
          loadingLabel={t('operatorMoney.saving')}
        >
          {t('operatorMoney.save')}
        </Button>
      </div>
    </form>
  )
}

function WhichOrders({ draft, faults, onChange, isOfStore }: PartProps & { isOfStore: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="rules-row">
      <Segment
        legend={t('operatorMoney.commission.services')}
        name="services"
        value={draft.services}
        onChange={(services) => onChange({ services })}
        options={[
          { value: 'both', label: t('operatorMoney.commission.both') },
          { value: 'delivery', label: t('commission.service.delivery') },
          { value: 'collection', label: t('commission.service.collection') },
        ]}
      />
      {isOfStore && (
        <Segment
          legend={t('operatorMoney.commission.how')}
          name="how"
          value={draft.how}
          onChange={(how) => onChange({ how })}
          options={[
            { value: 'own', label: t('operatorMoney.commission.howOwn') },
            { value: 'default', label: t('operatorMoney.commission.howDefault') },
          ]}
        />
      )}
      <Field
        type="date"
        name="from"
        label={t('operatorMoney.commission.from')}
        value={draft.from}
        onChange={({ target }) => onChange({ from: target.value })}
        error={faults.includes('from') && t('operatorMoney.commission.fromProblem')}
      />
    </div>
  )
}

function Rate({ draft, faults, onChange }: PartProps) {
  const { t } = useTranslation()
  const pounds = t('operatorMoney.commission.poundsProblem')
  return (
    <div className="rules-row at-top">
      <Field
        name="percent"
        inputMode="decimal"
        label={t('operatorMoney.commission.percent')}
        value={draft.percent}
        onChange={({ target }) => onChange({ percent: target.value })}
        error={faults.includes('percent') && t('operatorMoney.commission.percentProblem')}
      />
      <Field
        name="minimum"
        inputMode="decimal"
        label={t('operatorMoney.commission.minimum')}
        value={draft.minimum}
        onChange={({ target }) => onChange({ minimum: target.value })}
        error={faults.includes('minimum') && pounds}
      />
      <Field
        name="maximum"
        inputMode="decimal"
        label={t('operatorMoney.commission.maximum')}
        value={draft.maximum}
        onChange={({ target }) => onChange({ maximum: target.value })}
        error={
          (faults.includes('maximum') && pounds) ||
          (faults.includes('order') && t('operatorMoney.commission.maximumProblem'))
        }
      />
    </div>
  )
}
