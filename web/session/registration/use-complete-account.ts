import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { NAVIGATION_DELAY_MS } from '#contract/constants.ts'
import { newPassword, phone, text } from '#contract/fields.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { useCompleteRegistrationMutation } from '#web/calls/registration-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { links } from '#web/links.ts'
import { registrationReset } from '#web/state/register.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { useOpenDialog } from '#web/shell/dialogs/use-dialogs.ts'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import type { Leaving } from '#web/session/use-leave-signed-in.ts'
import { textOfSignUp } from './sign-up-messages.ts'
import { useUsedPhone } from './used-phone-numbers.ts'

const completion = z.object({
  firstName: text(60),
  lastName: text(60),
  phone,
  password: newPassword,
})
type Completion = z.output<typeof completion>

const NAMES = ['firstName', 'lastName', 'phone', 'password'] as const

/** Completes an account by the code of its link, and signs it in. */
export function useCompletion(code: string, leaving: Leaving) {
  const dispatch = useAppDispatch()
  const cartToken = useAppSelector(({ cart }) => cart.cartToken)
  const openLogin = useOpenDialog(links.login())
  const [complete, { error }] = useCompleteRegistrationMutation()
  const form = useForm<Completion>({ resolver: zodResolver(completion), mode: 'onTouched' })
  const problemOf = useFieldProblems(form.formState.errors)
  const usedPhone = useUsedPhone(form.formState.errors.phone)

  const submit = form.handleSubmit(async (given) => {
    leaving.beginSigningIn()
    try {
      await complete({ body: { ...given, code, cartToken } }).unwrap()
      leaving.leaveSignedIn()
    } catch (thrown) {
      leaving.endSigningIn()
      showFieldFaults(thrown, NAMES, form.setError)
      if (!isApiFailure(thrown)) return
      if (thrown.code === 'PHONE_NUMBER_USED')
        form.setError('phone', { type: thrown.code }, { shouldFocus: true })
      if (thrown.code === 'REGISTRATION_ALREADY_COMPLETED') {
        showFailure(thrown, textOfSignUp)
        setTimeout(() => {
          openLogin({ replace: true })
          dispatch(registrationReset())
        }, NAVIGATION_DELAY_MS)
      }
    }
  })

  const refused = isApiFailure(error) ? error.code : null
  // The first is said beside its field, the second leads on.
  const isSaidElsewhere =
    refused === 'PHONE_NUMBER_USED' || refused === 'REGISTRATION_ALREADY_COMPLETED'
  return {
    submit,
    form,
    problem: (name: keyof Completion) =>
      name === 'phone' && usedPhone ? usedPhone : problemOf(name),
    refusal: isSaidElsewhere ? null : textOfRefusal(error, textOfSignUp),
    isLinkDead: refused === 'WRONG_CONFIRM_CODE',
  }
}
