import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { email } from '#contract/fields.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import { useSendTestEmailMutation } from '#web/calls/staff/marketplace/marketplace-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const addressed = z.object({ to: email })
type Addressed = z.output<typeof addressed>

/** Sends an email now, and says what the mail server answered. */
export function TestEmail({ to }: { to: string }) {
  const { t } = useTranslation()
  const [send, { data, error, isLoading }] = useSendTestEmailMutation()
  const { register, handleSubmit, formState, setError } = useForm<Addressed>({
    resolver: zodResolver(addressed),
    defaultValues: { to },
  })
  const problem = useFieldProblems(formState.errors)
  const refusal = textOfRefusal(error)
  const submit = handleSubmit(async (body) => {
    const answer = await send({ body })
    if (answer.error) showFieldFaults(answer.error, ['to'], setError)
  })
  return (
    <section className="panel stack" aria-labelledby="test-email">
      <div>
        <h2 id="test-email">{t('marketplace.test')}</h2>
        <p className="soft">{t('marketplace.testIntro')}</p>
      </div>
      {refusal && !isLoading && (
        <Banner variant="danger" isAnnounced>
          {refusal}
        </Banner>
      )}
      {data && !isLoading && (
        <Banner variant={data.isSandbox ? 'warning' : 'positive'} isAnnounced>
          {t(data.isSandbox ? 'marketplace.testSandbox' : 'marketplace.testSent', { to: data.to })}
        </Banner>
      )}
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={t('marketplace.testTo')}
          type="email"
          autoComplete="email"
          error={problem('to', 'email')}
          {...register('to')}
        />
        <div>
          <Button type="submit" isLoading={isLoading} loadingLabel={t('marketplace.testSending')}>
            {t('marketplace.testSend')}
          </Button>
        </div>
      </form>
    </section>
  )
}
