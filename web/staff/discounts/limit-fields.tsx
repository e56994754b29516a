import '#web/messages/discounts.ts'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { Chip } from '#ui/form/chip.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segment } from '#ui/form/segment.tsx'
import { Icon } from '#ui/icon.tsx'
import { dayName } from '#web/discount/offers/day-list.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { Dishes } from './discount-acts.ts'
import { textOf, Unit, type DiscountFieldsProps } from './discount-fields.tsx'
import { DishChoice } from './dish-choice.tsx'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** From when until when, and on which days. */
export function TimeFields(props: DiscountFieldsProps) {
  const { t } = useTranslation()
  const { draft, type, isPromised } = props
  const { weekdays } = draft
  const hintId = useId()
  return (
    <fieldset className="discount-part discount-section">
      <legend>{t('discounts.form.when')}</legend>
      <div className="discount-pair">
        <Field
          type="datetime-local"
          label={t('discounts.form.startsAt')}
          hint={t('discounts.form.startsHint')}
          disabled={isPromised}
          {...textOf(props, 'startsAt')}
        />
        <Field
          type="datetime-local"
          label={t('discounts.form.endsAt')}
          hint={t('discounts.form.endsHint')}
          {...textOf(props, 'endsAt')}
        />
      </div>
      <fieldset className="discount-part" disabled={isPromised} aria-describedby={hintId}>
        <legend className="label">{t('discounts.form.weekdays')}</legend>
        <div className="chips">
          {WEEKDAYS.map((day) => (
            <Chip
              key={day}
              checked={weekdays.includes(day)}
              onChange={({ target }) =>
                type({
                  weekdays: target.checked
                    ? [...weekdays, day]
                    : weekdays.filter((each) => each !== day),
                })
              }
            >
              {dayName(t, day)}
            </Chip>
          ))}
        </div>
        <p className="hint" id={hintId}>
          {t('discounts.form.weekdaysHint')}
        </p>
      </fieldset>
    </fieldset>
  )
}

/** For which orders: of which service, with which dishes. */
export function OrderFields(props: DiscountFieldsProps & { dishes: Dishes | null }) {
  const { t } = useTranslation()
  const { draft, type, problems, isPromised, dishes } = props
  const isFreeDelivery = draft.kind === 'freeDelivery'
  const serviceError = problems.get('service')
  if (isFreeDelivery && !dishes) return null
  return (
    <fieldset className="discount-part discount-section" disabled={isPromised}>
      <legend>{t('discounts.form.what')}</legend>
      {!isFreeDelivery && (
        <Segment
          legend={t('discounts.form.service')}
          name="discount-service"
          value={draft.service}
          isFill
          onChange={(service) => type({ service })}
          options={(['any', 'delivery', 'collection'] as const).map((value) => ({
            value,
            label: t(`discounts.form.services.${value}`),
            isDisabled: isPromised,
          }))}
        />
      )}
      {serviceError && (
        <p className="problem" role="alert">
          <Icon of={CircleAlert} />
          {serviceError}
        </p>
      )}
      {dishes && (
        <Segment
          legend={t('discounts.form.dishes')}
          name="discount-dishes"
          value={draft.areSomeDishes ? 'some' : 'all'}
          isFill
          onChange={(which) => type({ areSomeDishes: which === 'some' })}
          options={[
            { value: 'all', label: t('discounts.form.allDishes'), isDisabled: isPromised },
            { value: 'some', label: t('discounts.form.someDishes'), isDisabled: isPromised },
          ]}
        />
      )}
      {dishes && draft.areSomeDishes && (
        <DishChoice
          dishes={dishes}
          chosen={draft.productIds}
          error={problems.get('productIds')}
          isDisabled={isPromised}
          onChange={(productIds) => type({ productIds })}
        />
      )}
    </fieldset>
  )
}

/** How often, and for how much in all. */
export function LimitFields(props: DiscountFieldsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="discount-part discount-section">
      <legend>{t('discounts.form.limits')}</legend>
      <p className="hint">{t('discounts.form.limitsHint')}</p>
      <div className="discount-pair">
        <Field
          label={t('discounts.form.totalLimit')}
          inputMode="numeric"
          {...textOf(props, 'totalLimit')}
        />
        <Field
          label={t('discounts.form.perCustomerLimit')}
          inputMode="numeric"
          {...textOf(props, 'perCustomerLimit')}
        />
        <Field
          label={t('discounts.form.budget')}
          hint={t('discounts.form.budgetHint')}
          end={<Unit>£</Unit>}
          className="discount-pounds"
          inputMode="decimal"
          {...textOf(props, 'budget', 'budgetPence')}
        />
      </div>
    </fieldset>
  )
}

/** Of a new one of the marketplace: where it is used, and who pays. */
export function ReachFields(props: DiscountFieldsProps) {
  const { t } = useTranslation()
  const { draft, type } = props
  return (
    <fieldset className="discount-part discount-section">
      <legend>{t('discounts.form.place')}</legend>
      <Segment
        legend={t('discounts.form.place')}
        name="discount-place"
        value={draft.isAtOneStore ? 'one' : 'everywhere'}
        isFill
        onChange={(place) => type({ isAtOneStore: place === 'one' })}
        options={(['everywhere', 'one'] as const).map((value) => ({
          value,
          label: t(`discounts.form.places.${value}`),
        }))}
      />
      {draft.isAtOneStore && (
        <>
          <Field
            label={t('discounts.form.store')}
            hint={t('discounts.form.storeHint')}
            autoCapitalize="none"
            {...textOf(props, 'storeSlug')}
          />
          <ChoiceGroup
            legend={t('discounts.form.fundedBy')}
            name="discount-funder"
            value={draft.fundedBy}
            onChange={(fundedBy) => type({ fundedBy })}
            options={(['marketplace', 'store'] as const).map((value) => ({
              value,
              label: t(`discounts.form.funders.${value}.label`),
              small: t(`discounts.form.funders.${value}.text`),
            }))}
          />
        </>
      )}
    </fieldset>
  )
}
