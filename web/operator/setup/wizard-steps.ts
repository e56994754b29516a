/** The steps of a first run, after the account of the first operator. */
export const WIZARD_STEPS = ['look', 'legal', 'contact', 'payments', 'fee', 'restaurant'] as const
export type WizardStepName = (typeof WIZARD_STEPS)[number]

/** Undefined: it is the last. */
export const stepAfter = (step: WizardStepName): WizardStepName | undefined =>
  WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1]

/** Undefined: it is the first. */
export const stepBefore = (step: WizardStepName): WizardStepName | undefined =>
  WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1]
