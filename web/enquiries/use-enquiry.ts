import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import type { z } from 'zod'
import { passBotCheck } from '#web/calls/bot-check/pass-bot-check.ts'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'

interface EnquiryOptions<Fields extends FieldValues> {
  schema: z.ZodType<Fields, Fields>
  defaultValues: DefaultValues<Fields>
  names: readonly Path<Fields>[]
  /** Sends it with the token of the bot check. Throws an `ApiFailure`. */
  send: (fields: Fields, captcha: string | null) => Promise<unknown>
}

/** A message that is typed and sent; what was typed stays when sending fails. */
export function useEnquiry<Fields extends FieldValues>(options: EnquiryOptions<Fields>) {
  const { schema, defaultValues, names, send } = options
  const [sent, setSent] = useState<Fields | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const form = useForm<Fields, unknown, Fields>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues,
  })
  const problem = useFieldProblems(form.formState.errors)
  const submit = form.handleSubmit(async (fields) => {
    setFailure(null)
    try {
      await send(fields, await passBotCheck('contact'))
      setSent(fields)
      form.reset(defaultValues)
    } catch (thrown) {
      setFailure(thrown)
      showFieldFaults(thrown, names, form.setError)
    }
  })
  return {
    register: form.register,
    isSending: form.formState.isSubmitting,
    refusal: textOfRefusal(failure),
    problem,
    submit,
    sent,
    writeAnother: () => setSent(null),
  }
}
