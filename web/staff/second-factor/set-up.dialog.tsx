import '#web/messages/second-factor.ts'
import '#web/messages/validation.ts'
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { copyText } from '#ui/share-link.ts'
import { saveFile } from '#web/calls/request/fetch-file.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { StaffPasswordField } from '#web/staff/password/staff-password-field.tsx'
import { useSetUp, type SetUpAct } from './use-set-up.ts'

interface SetUpDialogProps {
  act: SetUpAct
  /** It was done, before it is closed. */
  onDone: () => void
  onClosed: () => void
}

/** Leads through setting up or removing a second step, by the password. */
export function SetUpDialog({ act, onDone, onClosed }: SetUpDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const close = () => setIsOpen(false)
  const { step, failure, isLoading, prove, confirm } = useSetUp(act, () => {
    onDone()
    close()
  })
  const title =
    act.kind === 'remove'
      ? t('secondFactor.removeOf', { name: act.name })
      : t(step.kind === 'codes' ? 'secondFactor.codesTitle' : `secondFactor.${act.kind}`)
  const isWrongPassword =
    failure !== null && failure !== 'noPasskey' && failure.code === 'INCORRECT_PASSWORD'
  const finish = () => {
    onDone()
    close()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={step.kind === 'codes' ? finish : close}
      onClosed={onClosed}
      isPressBesideIgnored
      startsOn="field"
      view={step.kind}
      title={title}
      closeLabel={t('secondFactor.close')}
    >
      <div className="stack second-factor-steps">
        {failure && !isWrongPassword && (
          <Banner variant="danger" isAnnounced>
            {failure === 'noPasskey' ? t('secondFactor.passkeyNotMade') : textOfFailure(failure)}
          </Banner>
        )}
        {step.kind === 'password' && (
          <PasswordStep
            text={t(
              act.kind === 'remove' ? 'secondFactor.removeText' : 'secondFactor.passwordText',
            )}
            isRemoval={act.kind === 'remove'}
            isWrong={isWrongPassword}
            isLoading={isLoading}
            onSubmit={(password) => void prove(password)}
          />
        )}
        {step.kind === 'app' && (
          <AppStep {...step} isLoading={isLoading} onSubmit={(code) => void confirm(code)} />
        )}
        {step.kind === 'codes' && <CodesStep codes={step.codes} onDone={finish} />}
      </div>
    </Dialog>
  )
}

interface PasswordStepProps {
  text: string
  isRemoval: boolean
  /** The server says that it isn't theirs. */
  isWrong: boolean
  isLoading: boolean
  onSubmit: (password: string) => void
}

function PasswordStep({ text, isRemoval, isWrong, isLoading, onSubmit }: PasswordStepProps) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isWrong) field.current?.focus()
  }, [isWrong])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => setIsMissing(password === ''))
    if (password === '') focusFault(event.currentTarget)
    else onSubmit(password)
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p>{text}</p>
      <StaffPasswordField
        label={t('secondFactor.password')}
        aria-required
        value={password}
        ref={field}
        error={
          isMissing ? t('validation.enter.password') : isWrong && t('error.INCORRECT_PASSWORD')
        }
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button
        type="submit"
        variant={isRemoval ? 'danger' : 'primary'}
        size="lg"
        isLoading={isLoading}
        loadingLabel={t('secondFactor.working')}
      >
        {t(isRemoval ? 'secondFactor.remove' : 'secondFactor.go')}
      </Button>
    </form>
  )
}

interface AppStepProps {
  secret: string
  uri: string
  isLoading: boolean
  onSubmit: (code: string) => void
}

function AppStep({ secret, uri, isLoading, onSubmit }: AppStepProps) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const squares = generate(uri)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = code.replaceAll(/\s/g, '')
    const isCode = /^\d{6}$/.test(typed)
    flushSync(() => setIsWrong(!isCode))
    if (isCode) onSubmit(typed)
    else focusFault(event.currentTarget)
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p>{t('secondFactor.scan')}</p>
      <svg
        className="second-factor-qr"
        role="img"
        aria-label={t('secondFactor.qr')}
        viewBox={`-4 -4 ${squares.size + 8} ${squares.size + 8}`}
      >
        <path d={toSvgPath(squares)} />
      </svg>
      <div className="stack">
        <p className="small second-factor-key">
          {t('secondFactor.key', { secret: secret.replaceAll(/(.{4})(?=.)/g, '$1 ') })}
        </p>
        <OnThisDevice {...{ secret, uri }} />
      </div>
      <Field
        label={t('secondFactor.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        value={code}
        error={isWrong && t('secondFactor.sixDigits')}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isLoading={isLoading}
        loadingLabel={t('secondFactor.working')}
      >
        {t('secondFactor.confirm')}
      </Button>
    </form>
  )
}

/** For whoever has the app on the device that shows the key, which can't scan its own screen. */
function OnThisDevice({ secret, uri }: Pick<AppStepProps, 'secret' | 'uri'>) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  return (
    <>
      <div className="row wrap">
        <Button onClick={() => void copyText(secret).then(setOutcome)}>
          {t('secondFactor.copyKey')}
        </Button>
        <a href={uri}>{t('secondFactor.openInApp')}</a>
      </div>
      <p className="small" role="status">
        {outcome && t(`secondFactor.copy.${outcome}`)}
      </p>
    </>
  )
}

function CodesStep({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const save = () => {
    const text = [t('secondFactor.codesFile', { marketplace }), '', ...codes, ''].join('\n')
    saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')
  }
  return (
    <>
      <p>{t('secondFactor.codesText')}</p>
      <ul className="second-factor-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row wrap">
        <Button size="lg" onClick={save}>
          {t('secondFactor.saveCodes')}
        </Button>
        <Button variant="primary" size="lg" onClick={onDone}>
          {t('secondFactor.codesDone')}
        </Button>
      </div>
    </>
  )
}
