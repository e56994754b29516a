import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import { CHANGE_KINDS, type ChangeKind } from '#rules/orders/order-change.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { useGetStaffMenuQuery } from '#web/calls/staff/availability-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import {
  changeableLines,
  dishesFound,
  type ChangeableLine,
  type ChangeDraft,
} from './change-draft.ts'

interface ChangeFormProps {
  order: Order
  draft: ChangeDraft
  chosen: ChangeableLine | null
  /** Whether somebody has tried to send it as it is. */
  isTried: boolean
  onChange: (draft: ChangeDraft) => void
}

/** Which line has run out, and what is done about it. */
export function ChangeForm({ order, draft, chosen, isTried, onChange }: ChangeFormProps) {
  const { t } = useTranslation()
  const lines = changeableLines(order)
  return (
    <>
      <ChoiceGroup
        legend={t('changeOrder.which')}
        name="change-line"
        value={draft.position === null ? null : String(draft.position)}
        onChange={(position) =>
          onChange({ position: Number(position), kind: null, quantity: 1, dishId: null })
        }
        options={lines.map(({ position, line, left }) => ({
          value: String(position),
          label: t('changeOrder.lineLabel', { count: left, name: line.name }),
          small: line.options.map(({ name }) => name).join(', '),
        }))}
        error={isTried && !chosen && t('changeOrder.chooseWhich')}
      />
      {chosen && <WhatToDo {...{ order, draft, chosen, isTried, onChange }} />}
    </>
  )
}

function WhatToDo({
  order,
  draft,
  chosen,
  isTried,
  onChange,
}: ChangeFormProps & { chosen: ChangeableLine }) {
  const { t } = useTranslation()
  const { line, left } = chosen
  const kinds = CHANGE_KINDS.filter((kind) => kind !== 'reduce' || left > 1)
  return (
    <>
      <ChoiceGroup<ChangeKind>
        legend={
          <>
            {t('changeOrder.what')}{' '}
            <span className="small soft">{t(`changeOrder.wish.${line.ifSoldOut}`)}</span>
          </>
        }
        name="change-kind"
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind })}
        options={kinds.map((kind) => ({ value: kind, label: t(`changeOrder.${kind}`) }))}
        error={isTried && !draft.kind && t('changeOrder.chooseWhat')}
      />
      {draft.kind === 'reduce' && (
        <p className="row between">
          <span>{t('changeOrder.howMany')}</span>
          <Stepper
            value={draft.quantity}
            minimum={1}
            maximum={left - 1}
            onChange={(quantity) => onChange({ ...draft, quantity })}
            label={line.name}
            lessLabel={t('changeOrder.fewer')}
            moreLabel={t('changeOrder.more')}
          />
        </p>
      )}
      {draft.kind === 'replace' && (
        <OtherDish
          storeId={order.store.id}
          without={line.productId}
          dishId={draft.dishId}
          error={isTried && draft.dishId === null && t('changeOrder.chooseDish')}
          onChange={(dishId) => onChange({ ...draft, dishId })}
        />
      )}
    </>
  )
}

interface OtherDishProps {
  storeId: string
  without: string
  dishId: string | null
  error: string | false
  onChange: (dishId: string) => void
}

/** A search through the menu for a dish instead. */
function OtherDish({ storeId, without, dishId, error, onChange }: OtherDishProps) {
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  const searched = useDeferredValue(words)
  const { data: menu, isError, refetch } = useGetStaffMenuQuery({ params: { storeId } })
  if (!menu)
    return isError ? (
      <Banner
        variant="danger"
        action={<Button onClick={() => void refetch()}>{t('changeOrder.tryAgain')}</Button>}
      >
        {t('changeOrder.menuFailed')}
      </Banner>
    ) : null
  const found = dishesFound(menu, searched, without)
  return (
    <>
      <Field
        type="search"
        icon={Search}
        label={t('changeOrder.find')}
        hint={t('changeOrder.findHint')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {found.length === 0 ? (
        <p role="status">{t('changeOrder.nothingFound', { words: searched.trim() })}</p>
      ) : (
        <ChoiceGroup
          legend={t('changeOrder.found')}
          name="change-dish"
          value={dishId}
          onChange={onChange}
          options={found.map(({ id, name, pricePence }) => ({
            value: id,
            label: name,
            end: formatPence(pricePence),
          }))}
          error={error}
        />
      )}
    </>
  )
}
