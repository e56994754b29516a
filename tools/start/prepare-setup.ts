import { connect } from '#api/database/connect.ts'
import { inviteFirstOperator } from '#api/operator/setup/create-operator.ts'
import { newSetupCode } from '#api/operator/setup/set-up-marketplace.ts'
import type { Configuration } from '#api/settings/configuration.ts'

/**
 * The address where a marketplace that never had an operator is set up; undefined: it has one, or OPERATOR_EMAIL
 * is invited to be the first. The code is behind the #, which browsers send to nobody.
 */
export async function prepareSetup(
  { publicUrl, operatorEmail }: Configuration,
  databaseUrl: string,
): Promise<string | undefined> {
  const { db, close } = connect(databaseUrl, { max: 1 })
  const now = new Date()
  try {
    if (operatorEmail !== null) {
      if (await inviteFirstOperator(db, operatorEmail, now))
        console.log(`An email to ${operatorEmail} has a link to the console.`)
      return undefined
    }
    const code = await newSetupCode(db, now)
    return code === null ? undefined : `${publicUrl}/setup#${new URLSearchParams({ code })}`
  } finally {
    await close()
  }
}
