import '#web/messages/second-factor.ts'
import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { RequiredSecondStep } from './required-second-step.ts'
import { useSecondStep } from './use-second-step.ts'

interface SecondStepProps extends RequiredSecondStep {
  rememberMe: boolean
  onCancel: () => void
}

/** After the right password: a code of the app, a passkey, or a recovery code. */
export function SecondStep({ hasApp, hasPasskey, onCancel, ...given }: SecondStepProps) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<'app' | 'recoveryCode'>(hasApp ? 'app' : 'recoveryCode')
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const { complete, completeByPasskey, isLoading, failure } = useSecondStep(given)
  useEffect(() => field.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const typed = code.replaceAll(/\s/g, '')
    const isWrong = kind === 'app' ? !/^\d{6}$/.test(typed) : typed === ''
    setFault(
      isWrong ? t(kind === 'app' ? 'secondFactor.sixDigits' : 'secondFactor.codeMissing') : null,
    )
    if (isWrong || !(await complete({ kind, code: typed }))) field.current?.focus()
  }
  const choose = (chosen: typeof kind) => {
    setKind(chosen)
    field.current?.focus()
    setCode('')
    setFault(null)
  }
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t('secondFactor.stepTitle')}</h2>
      {failure && !isLoading && (
        <Banner
          variant="danger"
          isAnnounced
          action={<Button onClick={onCancel}>{t('secondFactor.startAgain')}</Button>}
        >
          {failure === 'noPasskey' ? t('secondFactor.passkeyFailed') : textOfFailure(failure)}
        </Banner>
      )}
      {hasPasskey && (
        <Button size="lg" isBlock onClick={() => void completeByPasskey()}>
          <Icon of={KeyRound} />
          {t('secondFactor.usePasskey')}
        </Button>
      )}
      <Field
        ref={field}
        label={t(kind === 'app' ? 'secondFactor.code' : 'secondFactor.recoveryCode')}
        hint={t(kind === 'app' ? 'secondFactor.codeHint' : 'secondFactor.recoveryCodeHint')}
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoCapitalize="none"
        maxLength={40}
        value={code}
        error={fault}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        isLoading={isLoading}
        loadingLabel={t('secondFactor.loggingIn')}
      >
        {t('secondFactor.logIn')}
      </Button>
      <div className="row wrap">
        {kind === 'app' ? (
          <Button variant="quiet" onClick={() => choose('recoveryCode')}>
            {t('secondFactor.useRecoveryCode')}
          </Button>
        ) : (
          hasApp && (
            <Button variant="quiet" onClick={() => choose('app')}>
              {t('secondFactor.useApp')}
            </Button>
          )
        )}
        <Button variant="quiet" onClick={onCancel}>
          {t('secondFactor.startAgain')}
        </Button>
      </div>
      {kind === 'recoveryCode' && <p className="small soft">{t('secondFactor.lost')}</p>}
    </form>
  )
}
