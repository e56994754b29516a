import '#web/messages/marketplace.ts'
import '#web/messages/store-app.ts'
import '#web/messages/validation.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import type { z } from 'zod'
import { firstOperator } from '#contract/operator/settings/setup.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import { useSetUpMarketplaceMutation } from '#web/calls/staff/marketplace/marketplace-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { StaffCard } from '#web/staff/staff-login.tsx'
import { useLinkCode } from '#web/staff/use-link-code.ts'
import { useAppSelector } from '#web/state/store.ts'
import { NewPasswordField } from '#web/staff/password/staff-password-field.tsx'

type First = z.output<typeof firstOperator>
const NAMES = ['email', 'firstName', 'lastName', 'password'] as const

/** The first step of a first run: the account of whoever opens the marketplace. */
export default function FirstOperatorPage() {
  const { t } = useTranslation()
  const code = useLinkCode()
  const isRestored = useAppSelector(({ operator }) => operator.isRestored)
  // The server, which reads no code, and the first render of the browser show the same.
  const isIncomplete = isRestored && code === null
  return (
    <StaffCard
      title={t(isIncomplete ? 'marketplace.noCodeTitle' : 'marketplace.firstTitle')}
      text={t(isIncomplete ? 'marketplace.noCodeText' : 'marketplace.firstText')}
    >
      <title>{t('marketplace.setUpPageTitle')}</title>
      <meta name="description" content={t('marketplace.setUpDescription')} />
      <meta name="robots" content="noindex" />
      {/* Not before it works: pressed without scripts, it would put a password into the address. */}
      {!isRestored && <Spinner />}
      {isRestored && code !== null && <FirstOperatorForm code={code} />}
      {isIncomplete && (
        <Link className={buttonClass({ isBlock: true })} to={staffLinks.operatorLogin()}>
          {t('marketplace.toLogin')}
        </Link>
      )}
    </StaffCard>
  )
}

function FirstOperatorForm({ code }: { code: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [setUp, { error, isLoading }] = useSetUpMarketplaceMutation()
  const { register, handleSubmit, formState, setError } = useForm<First>({
    resolver: zodResolver(firstOperator),
  })
  const problem = useFieldProblems(formState.errors)
  const refusal = textOfRefusal(error)
  const isSetUp = isApiFailure(error) && error.code === 'SETUP_IS_CLOSED'
  const submit = handleSubmit(async (given) => {
    const answer = await setUp({ body: { ...given, code } })
    if (answer.error) return showFieldFaults(answer.error, NAMES, setError)
    void navigate(staffLinks.operatorSetup('look'), { replace: true })
  })
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      {refusal && !isLoading && (
        <Banner
          variant="danger"
          isAnnounced
          action={
            isSetUp && <Link to={staffLinks.operatorLogin()}>{t('marketplace.toLogin')}</Link>
          }
        >
          {refusal}
        </Banner>
      )}
      <Field
        label={t('marketplace.email')}
        type="email"
        autoComplete="username"
        error={problem('email')}
        {...register('email')}
      />
      <Field
        label={t('marketplace.firstName')}
        autoComplete="given-name"
        error={problem('firstName')}
        {...register('firstName')}
      />
      <Field
        label={t('marketplace.lastName')}
        autoComplete="family-name"
        error={problem('lastName')}
        {...register('lastName')}
      />
      <NewPasswordField
        label={t('marketplace.password')}
        profileType="operator"
        error={problem('password', 'newPassword')}
        {...register('password')}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        isLoading={isLoading}
        loadingLabel={t('marketplace.beginning')}
      >
        {t('marketplace.begin')}
      </Button>
    </form>
  )
}
