import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useStore } from 'react-redux'
import { useNavigate } from 'react-router'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { textOfRefusal } from '#web/calls/request/use-field-problems.ts'
import { useLogOutPartnerMutation } from '#web/calls/staff/partner-calls.ts'
import { useWorkAsStaffMutation } from '#web/calls/staff/restaurants/work-as-staff-calls.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { partnerActions } from '#web/state/partner.slice.ts'
import { persistStaff } from '#web/state/persistence/staff-persistence.ts'
import { useAppSelector, type AppStore } from '#web/state/store.ts'

const REASON_MAXIMUM = 500

interface WorkAsStaffDialogProps {
  store: { id: string; name: string }
  /** The page of the store app that is opened; its first without. */
  to?: string | undefined
  onClosed: () => void
}

/** Asks why, then opens the store app of the restaurant. */
export function WorkAsStaffDialog({ store: { id, name }, to, onClosed }: WorkAsStaffDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const state = useStore() as AppStore // The one of our providers.
  // Who is logged in to the store app here, which the console doesn't read otherwise.
  useEffect(() => persistStaff('partner', state), [state])
  const refreshToken = useAppSelector(({ partner }) => partner.refreshToken)
  const [isOpen, setIsOpen] = useState(true)
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [begin, { error, isLoading }] = useWorkAsStaffMutation()
  const [logOut] = useLogOutPartnerMutation()
  const field = useRef<HTMLTextAreaElement>(null)
  const refusal = isLoading ? null : textOfRefusal(error)
  const press = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isLoading) return
    if (reason.trim() === '') {
      setIsMissing(true)
      field.current?.focus()
      return
    }
    const answer = await begin({ params: { storeId: id }, body: { reason } })
    if (answer.error) return
    if (refreshToken !== null) void logOut({ refreshToken })
    state.dispatch(partnerActions.signedIn({ ...answer.data, rememberMe: false }))
    await navigate(to ?? links.storeApp())
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      title={t('workAsStaff.title', { store: name })}
      closeLabel={t('workAsStaff.close')}
    >
      <form className="stack" noValidate onSubmit={(event) => void press(event)}>
        <p>{t('workAsStaff.text')}</p>
        {refreshToken !== null && <Banner variant="warning">{t('workAsStaff.replaces')}</Banner>}
        {refusal && <Banner variant="danger">{refusal}</Banner>}
        <TextArea
          ref={field}
          label={t('workAsStaff.reason')}
          hint={t('workAsStaff.reasonHint')}
          value={reason}
          maxLength={REASON_MAXIMUM}
          error={isMissing ? t('workAsStaff.reasonMissing') : undefined}
          onChange={({ target }) => {
            setIsMissing(false)
            setReason(target.value)
          }}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            isLoading={isLoading}
            loadingLabel={t('workAsStaff.opening')}
          >
            {t('workAsStaff.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
