import type { OpeningNeed } from '#rules/marketplace/opening-list.ts'

/** The steps of a first run, after the account of the first operator. */
export const WIZARD_STEPS = ['look', 'legal', 'contact', 'payments', 'fee', 'restaurant'] as const
export type WizardStepName = (typeof WIZARD_STEPS)[number]

/** The step where each need is met. */
export const STEP_OF: Readonly<Record<OpeningNeed, WizardStepName>> = {
  name: 'look',
  legal: 'legal',
  contact: 'contact',
  email: 'contact',
  payments: 'payments',
  restaurant: 'restaurant',
}

interface SetUp {
  items: readonly { need: OpeningNeed; isMet: boolean }[]
  /** An operator has set what orders cost extra; else the suggested fee counts. */
  isFeeSet: boolean
}

/** Whether all is done that a step is needed for; null: nothing is, as long as the suggested fee stays. */
export function isStepDone(step: WizardStepName, { items, isFeeSet }: SetUp): boolean | null {
  if (step === 'fee') return isFeeSet || null
  const needs = items.filter(({ need }) => STEP_OF[need] === step)
  return needs.length === 0 ? null : needs.every(({ isMet }) => isMet)
}

/** Undefined: it is the last. */
export const stepAfter = (step: WizardStepName): WizardStepName | undefined =>
  WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1]

/** Undefined: it is the first. */
export const stepBefore = (step: WizardStepName): WizardStepName | undefined =>
  WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1]
