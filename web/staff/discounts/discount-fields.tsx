import '#web/messages/discounts.ts'
import type { ReactNode } from 'react'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segment } from '#ui/form/segment.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { DISCOUNT_TYPES, type DiscountDraft } from './discount-draft.ts'

/** What every part of the form needs. */
export interface DiscountFieldsProps {
  draft: DiscountDraft
  type: (change: Partial<DiscountDraft>) => void
  /** The sentence of each field that is wrong. */
  problems: ReadonlyMap<string, string>
  /** Others rely on it: what it gives can't be changed. */
  isPromised: boolean
}

type TextField = {
  [Key in keyof DiscountDraft]: DiscountDraft[Key] extends string ? Key : never
}[keyof DiscountDraft]

/** What a text field of the draft has; `field` is the server's name of it. */
export function textOf(
  { draft, type, problems }: DiscountFieldsProps,
  name: Exclude<TextField, 'type' | 'kind' | 'service' | 'fundedBy'>,
  field: string = name,
) {
  return {
    value: draft[name],
    autoComplete: 'off',
    error: problems.get(field),
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  }
}

export function Unit({ children }: { children: ReactNode }) {
  return (
    <span className="soft small" aria-hidden>
      {children}
    </span>
  )
}

/** Whether customers type it, get it automatically, or collect for it. */
export function TypeFields(props: DiscountFieldsProps) {
  const { t } = useTranslation()
  const { draft, type, isPromised } = props
  return (
    <>
      <fieldset disabled={isPromised} className="discount-part">
        <ChoiceGroup
          legend={t('discounts.form.type')}
          name="discount-type"
          value={draft.type}
          // A code that was typed is none of an offer or a stamp card.
          onChange={(chosen) => type({ type: chosen, code: '' })}
          options={DISCOUNT_TYPES.map((value) => ({
            value,
            label: t(`discounts.form.types.${value}.label`),
            small: t(`discounts.form.types.${value}.text`),
          }))}
        />
      </fieldset>
      {draft.type === 'code' && (
        <>
          <Field
            label={t('discounts.form.code')}
            hint={t('discounts.form.codeHint')}
            className="discount-code"
            disabled={isPromised}
            {...textOf(props, 'code')}
          />
          <Switch
            checked={draft.isAdvertised}
            onChange={({ target }) => type({ isAdvertised: target.checked })}
          >
            {t('discounts.form.isAdvertised')}
          </Switch>
        </>
      )}
      {draft.type === 'stampCard' && (
        <div className="discount-pair">
          <Field
            label={t('discounts.form.stamps')}
            inputMode="numeric"
            disabled={isPromised}
            {...textOf(props, 'stamps', 'loyalty.orders')}
          />
          <Field
            label={t('discounts.form.stampSpend')}
            hint={t('discounts.form.minimumHint')}
            end={<Unit>£</Unit>}
            className="discount-pounds"
            inputMode="decimal"
            disabled={isPromised}
            {...textOf(props, 'stampSpend', 'loyalty.minimumSpendPence')}
          />
        </div>
      )}
    </>
  )
}

/** What it takes off, and from which sum on. */
export function GiftFields(props: DiscountFieldsProps) {
  const { t } = useTranslation()
  const { draft, type, isPromised } = props
  const pounds = {
    end: <Unit>£</Unit>,
    className: 'discount-pounds',
    inputMode: 'decimal',
    disabled: isPromised,
  } as const
  return (
    <>
      <fieldset disabled={isPromised} className="discount-part">
        <p className="label" aria-hidden>
          {t('discounts.form.kind')}
        </p>
        <Segment
          legend={t('discounts.form.kind')}
          name="discount-kind"
          value={draft.kind}
          isFill
          onChange={(kind) => type({ kind })}
          options={(['percentage', 'fixed', 'freeDelivery'] as const).map((value) => ({
            value,
            label: t(`discounts.form.kinds.${value}`),
            isDisabled: isPromised,
          }))}
        />
      </fieldset>
      {draft.kind === 'freeDelivery' && (
        <p className="small soft">
          {t(
            draft.fundedBy === 'store'
              ? 'discounts.form.freeDelivery'
              : 'discounts.form.freeDeliveryByUs',
          )}
        </p>
      )}
      <div className="discount-pair">
        {draft.kind === 'percentage' && (
          <>
            <Field
              label={t('discounts.form.percent')}
              end={<Unit>%</Unit>}
              inputMode="decimal"
              disabled={isPromised}
              {...textOf(props, 'percent')}
            />
            <Field
              label={t('discounts.form.cap')}
              hint={t('discounts.form.capHint')}
              {...pounds}
              {...textOf(props, 'cap', 'capPence')}
            />
          </>
        )}
        {draft.kind === 'fixed' && (
          <Field
            label={t('discounts.form.amount')}
            {...pounds}
            {...textOf(props, 'amount', 'amountPence')}
          />
        )}
        <Field
          label={t('discounts.form.minimum')}
          hint={t('discounts.form.minimumHint')}
          {...pounds}
          {...textOf(props, 'minimum', 'minimumPence')}
        />
      </div>
      <Field
        label={t('discounts.form.name')}
        hint={t('discounts.form.nameHint')}
        {...textOf(props, 'name')}
      />
    </>
  )
}
