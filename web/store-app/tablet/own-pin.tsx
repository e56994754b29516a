import '#web/messages/tablet.ts'
import '#web/messages/validation.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { newPin } from '#contract/partner/pins.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { showFieldFaults, useFieldProblems } from '#web/calls/request/use-field-problems.ts'
import {
  useDeletePinMutation,
  useGetPinQuery,
  useSetPinMutation,
} from '#web/calls/staff/tablet-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { instantWords } from '#web/staff/instant-words.ts'

const chosen = z.object({ pin: newPin })

/** Somebody's own PIN at a store, on a device of their own. */
export function OwnPin({ storeId }: { storeId: string }) {
  const { t } = useTranslation()
  const query = useGetPinQuery({ params: { storeId } })
  const { data } = query
  const loading = <Skeleton height="6rem" radius="var(--radius-lg)" />
  return (
    <section className="panel stack invite" aria-labelledby="own-pin">
      <div>
        <h2 id="own-pin">{t('tablet.pinTitle')}</h2>
        <p className="soft">{t('tablet.pinText')}</p>
      </div>
      {data ? (
        <PinEditor storeId={storeId} setAt={data.setAt} />
      ) : (
        <NotLoaded {...query} loading={loading} failed={t('tablet.pinFailed')} />
      )}
    </section>
  )
}

function PinEditor({ storeId, setAt }: { storeId: string; setAt: string | null }) {
  const { t } = useTranslation()
  const params = { storeId }
  const [setOwn, setting] = useSetPinMutation()
  const [removeOwn, removing] = useDeletePinMutation()
  const { register, handleSubmit, formState, setError, reset } = useForm<z.output<typeof chosen>>({
    resolver: zodResolver(chosen),
    defaultValues: { pin: '' },
  })
  const problem = useFieldProblems(formState.errors)
  const done = (title: string) => showToast({ id: 'pin', variant: 'positive', title })
  const submit = handleSubmit(async (body) => {
    const { error } = await setOwn({ params, body })
    if (error) {
      showFieldFaults(error, ['pin'], setError)
      return showFailure(error)
    }
    reset()
    done(t('tablet.pinSet'))
  })
  const remove = async () => {
    const { error } = await removeOwn({ params })
    if (error) showFailure(error)
    else done(t('tablet.pinRemoved'))
  }
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <p>{setAt ? t('tablet.pinSince', { time: instantWords(setAt) }) : t('tablet.noPin')}</p>
      <Field
        label={t('tablet.pin')}
        hint={t('tablet.pinHint')}
        className="pin-field"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        error={problem('pin')}
        {...register('pin')}
      />
      <div className="row wrap">
        <Button
          type="submit"
          size="lg"
          isLoading={setting.isLoading}
          loadingLabel={t('tablet.saving')}
        >
          {t(setAt ? 'tablet.changePin' : 'tablet.setPin')}
        </Button>
        {setAt && (
          <Button
            variant="quiet"
            size="lg"
            isLoading={removing.isLoading}
            loadingLabel={t('tablet.saving')}
            onClick={() => void remove()}
          >
            {t('tablet.removePin')}
          </Button>
        )}
      </div>
    </form>
  )
}
