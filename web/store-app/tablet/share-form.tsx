import '#web/messages/validation.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { text } from '#contract/fields.ts'
import { DEFAULT_TABLET_IDLE_MINUTES, TABLET_IDLE_MINUTES } from '#rules/session/lifetimes.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import { useShareTabletMutation } from '#web/calls/staff/tablet-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const named = z.object({ name: text(40) })

/** Makes this device a shared tablet. What was typed stays when it was refused. */
export function ShareForm({ storeId }: { storeId: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [idleMinutes, setIdleMinutes] = useState<number>(DEFAULT_TABLET_IDLE_MINUTES)
  const [share, { error, isLoading }] = useShareTabletMutation()
  const { register, handleSubmit, formState, setError } = useForm<z.output<typeof named>>({
    resolver: zodResolver(named),
    defaultValues: { name: '' },
  })
  const problem = useFieldProblems(formState.errors)
  const refusal = textOfRefusal(error)
  const submit = handleSubmit(async ({ name }) => {
    const answer = await share({ params: { storeId }, body: { name, idleMinutes } })
    if (answer.error) return showFieldFaults(answer.error, ['name'], setError)
    void navigate(staffLinks.storeApp())
  })
  return (
    <form
      className="panel stack invite"
      aria-labelledby="share-device"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <h2 id="share-device">{t('tablet.makeTitle')}</h2>
        <p className="soft">{t('tablet.makeText')}</p>
      </div>
      {refusal && !isLoading && <Banner variant="danger">{refusal}</Banner>}
      <Field
        label={t('tablet.name')}
        autoComplete="off"
        maxLength={40}
        error={problem('name')}
        {...register('name')}
      />
      <Select
        label={t('tablet.idle')}
        value={idleMinutes}
        onChange={(event) => setIdleMinutes(Number(event.target.value))}
      >
        {TABLET_IDLE_MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>
            {t('tablet.minutes', { count: minutes })}
          </option>
        ))}
      </Select>
      <div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={isLoading}
          loadingLabel={t('tablet.making')}
        >
          {t('tablet.make')}
        </Button>
      </div>
    </form>
  )
}
