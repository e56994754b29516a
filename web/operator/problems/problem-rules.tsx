import { useRef, useState } from 'react'
import type { ProblemPolicy } from '#contract/problems/problem-policy.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segment } from '#ui/form/segment.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import {
  useChangeProblemPolicyMutation,
  useGetProblemPolicyQuery,
} from '#web/calls/staff/operator-problem-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { PayerChoice } from '#web/staff/payer-choice.tsx'
import {
  policyOf,
  rulesDraft,
  rulesFaults,
  WHOLE_LIMITS,
  type PoundsField,
  type RulesDraft,
  type WholeField,
} from './rules-draft.ts'

/** How long problems can be reported and answered, and what a late order is credited. */
export function ProblemRules() {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useGetProblemPolicyQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <section className="panel problem-rules" aria-labelledby="problem-rules">
      <h2 id="problem-rules">{t('staffProblems.rules')}</h2>
      <p className="soft small">{t('staffProblems.rulesIntro')}</p>
      {!data && isError && !isFetching && (
        <Banner
          variant="warning"
          isAnnounced
          action={<Button onClick={() => void refetch()}>{t('staffProblems.tryAgain')}</Button>}
        >
          {t('staffProblems.rulesFailed')}
        </Banner>
      )}
      {!data && (!isError || isFetching) && (
        <div aria-busy>
          <p className="sr">{t('staffProblems.rulesLoading')}</p>
          <Skeleton height="14rem" />
        </div>
      )}
      {data && <RulesForm key={data.version} policy={data} />}
    </section>
  )
}

interface PartProps {
  draft: RulesDraft
  faults: readonly (WholeField | PoundsField)[]
  onChange: (draft: RulesDraft) => void
}

function RulesForm({ policy }: { policy: ProblemPolicy }) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(() => rulesDraft(policy))
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [change, { isLoading }] = useChangeProblemPolicyMutation()

  const save = async () => {
    setIsTried(true)
    const [wrong] = rulesFaults(draft)
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    const { error } = await change({ body: policyOf(draft, policy.version) })
    if (error !== undefined) return showFailure(error)
    return showToast({ id: 'rules', variant: 'positive', title: t('staffProblems.saved') })
  }

  const part = { draft, faults: isTried ? rulesFaults(draft) : [], onChange: setDraft }
  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className="rules-row">
        <Whole {...part} field="reportHours" label={t('staffProblems.reportHours')} />
        <Whole {...part} field="answerHours" label={t('staffProblems.answerHours')} />
      </div>
      <Choice
        type="checkbox"
        checked={draft.isLateCredited}
        onChange={({ target }) => setDraft({ ...draft, isLateCredited: target.checked })}
        small={t('staffProblems.lateHint')}
      >
        {t('staffProblems.late')}
      </Choice>
      {draft.isLateCredited && <LateRules {...part} />}
      <div>
        <Button
          type="submit"
          variant="primary"
          isLoading={isLoading}
          loadingLabel={t('staffProblems.saving')}
        >
          {t('staffProblems.save')}
        </Button>
      </div>
    </form>
  )
}

function LateRules(part: PartProps) {
  const { draft, onChange } = part
  const { t } = useTranslation()
  const isShare = draft.lateHow === 'percent'
  return (
    <>
      <div className="rules-row">
        <Whole {...part} field="lateMinutes" label={t('staffProblems.lateMinutes')} />
      </div>
      <Segment
        legend={t('staffProblems.lateHow')}
        name="lateHow"
        className="rules-choice"
        value={draft.lateHow}
        onChange={(lateHow) => onChange({ ...draft, lateHow })}
        options={[
          { value: 'percent', label: t('staffProblems.latePercent') },
          { value: 'amount', label: t('staffProblems.lateAmount') },
        ]}
      />
      <div className="rules-row">
        {isShare ? (
          <>
            <Whole {...part} field="latePercent" label={t('staffProblems.latePercentValue')} />
            <Pounds {...part} field="lateCap" label={t('staffProblems.lateCap')} />
          </>
        ) : (
          <Pounds {...part} field="latePounds" label={t('staffProblems.latePounds')} />
        )}
      </div>
      <PayerChoice
        payer={draft.latePayer}
        onChange={(latePayer) => onChange({ ...draft, latePayer })}
      />
    </>
  )
}

type FieldProps<Name> = PartProps & { field: Name; label: string }

function Whole({ draft, faults, onChange, field, label }: FieldProps<WholeField>) {
  const { t } = useTranslation()
  return (
    <Field
      name={field}
      label={label}
      inputMode="numeric"
      value={draft[field]}
      onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
      error={faults.includes(field) && t('staffProblems.whole', WHOLE_LIMITS[field])}
    />
  )
}

function Pounds({ draft, faults, onChange, field, label }: FieldProps<PoundsField>) {
  const { t } = useTranslation()
  return (
    <Field
      name={field}
      label={label}
      inputMode="decimal"
      value={draft[field]}
      onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
      error={faults.includes(field) && t('staffProblems.pounds')}
    />
  )
}
