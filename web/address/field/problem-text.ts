import { useTranslation } from '#web/messages/use-translation.ts'
import type { AddressProblem } from '#web/address/found-address.ts'

/** The sentence for what is wrong with an address field. */
export function useProblemText(problem: AddressProblem | null): string | undefined {
  const { t } = useTranslation()
  if (problem === null) return undefined
  if (problem === 'unknownPlace' || isOfLocation(problem)) return t(`address.${problem}`)
  return t(`validation.${problem}`)
}

const isOfLocation = (
  problem: AddressProblem,
): problem is Extract<typeof problem, `location${string}`> => problem.startsWith('location')
