import '#web/styles/staff/discounts.css'
import '#web/messages/discounts.ts'
import { useRef, useState } from 'react'
import type { ManagedDiscount } from '#contract/partner/discounts.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useReloadWarning } from '#web/staff/use-reload-warning.ts'
import type { DiscountActs, Dishes } from './discount-acts.ts'
import type { DiscountDraft } from './discount-draft.ts'
import { GiftFields, TypeFields } from './discount-fields.tsx'
import { DiscountPreview } from './discount-preview.tsx'
import { faultWords } from './discount-words.ts'
import { LimitFields, OrderFields, ReachFields, TimeFields } from './limit-fields.tsx'
import { useDiscountForm, type DiscountForm } from './use-discount-form.ts'

interface DiscountFormDialogProps {
  acts: DiscountActs
  /** As the form begins. */
  begun: DiscountDraft
  /** The one that is changed; null: a new one. */
  seen: ManagedDiscount | null
  /** Null: it is for whole menus. */
  dishes: Dishes | null
  /** Whether a new one may be for every restaurant, or for one that is named. */
  hasReach: boolean
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  onSaved: (saved: ManagedDiscount) => void
  onOutdated: () => void
}

/** A new discount, or one that is changed, with what customers will read of it. */
export function DiscountFormDialog(props: DiscountFormDialogProps) {
  const { acts, begun, seen, dishes, hasReach, isOpen, onClose, onClosed } = props
  const { t } = useTranslation()
  const [isLeaving, setIsLeaving] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const form = useDiscountForm({
    acts,
    begun,
    seen,
    onSaved: props.onSaved,
    onOutdated: props.onOutdated,
    focusFault: () => requestAnimationFrame(() => focusFault(element.current)),
  })
  useReloadWarning(form.isChanged)
  if (isLeaving)
    return <Unsaved {...{ isOpen, onClose, onClosed }} onStay={() => setIsLeaving(false)} />
  const fields = {
    draft: form.draft,
    type: form.type,
    problems: faultWords(t, form.faults),
    isPromised: seen?.isPromised ?? false,
  }
  return (
    <Dialog
      {...{ isOpen, onClosed }}
      view="form"
      onClose={() => (form.isChanged ? setIsLeaving(true) : onClose())}
      size="wide"
      className="discount-dialog"
      title={
        seen ? t('discounts.form.editTitle', { name: seen.name }) : t('discounts.form.addTitle')
      }
      closeLabel={t('discounts.close')}
      refusal={form.refusal}
      onSubmit={form.save}
      footer={<SaveButton form={form} isNew={seen === null} />}
    >
      <div ref={element} className="stack discount-form">
        {fields.isPromised && <Banner variant="info">{t('discounts.form.promised')}</Banner>}
        {hasReach && seen === null && <ReachFields {...fields} />}
        <TypeFields {...fields} />
        <GiftFields {...fields} />
        <TimeFields {...fields} />
        <OrderFields {...fields} dishes={dishes} />
        <LimitFields {...fields} />
        <DiscountPreview draft={form.draft} dishes={dishes?.items ?? []} />
      </div>
    </Dialog>
  )
}

function SaveButton({ form, isNew }: { form: DiscountForm; isNew: boolean }) {
  const { t } = useTranslation()
  const start = form.draft.startsAt === '' ? 'discounts.form.saveNew' : 'discounts.form.saveLater'
  return (
    <Button
      variant="primary"
      size="lg"
      type="submit"
      isLoading={form.isSaving}
      loadingLabel={t('discounts.form.saving')}
    >
      {t(isNew ? start : 'discounts.form.save')}
    </Button>
  )
}

type UnsavedProps = Pick<DiscountFormDialogProps, 'isOpen' | 'onClose' | 'onClosed'> & {
  onStay: () => void
}

/** Asks before what was typed is lost. */
function Unsaved({ onClose, onStay, ...frame }: UnsavedProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      {...frame}
      onClose={onStay}
      view="unsaved"
      isPressBesideIgnored
      startsOn="title"
      title={t('discounts.unsaved.title')}
      closeLabel={t('discounts.close')}
      footer={
        <>
          <Button variant="danger" size="lg" onClick={onClose}>
            {t('discounts.unsaved.discard')}
          </Button>
          <Button size="lg" onClick={onStay}>
            {t('discounts.unsaved.stay')}
          </Button>
        </>
      }
    >
      <p>{t('discounts.unsaved.text')}</p>
    </Dialog>
  )
}
