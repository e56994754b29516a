export interface PayingAccount {
  accountName: string
  sortCode: string
  accountNumber: string
  /** Of Bacs. */
  serviceUserNumber: string
}

/** Whether files for Bacs can be written: they name the whole account and its service user number. */
export const canWriteBacs = (account: PayingAccount): boolean =>
  [account.accountName, account.sortCode, account.accountNumber, account.serviceUserNumber].every(
    (given) => given !== '',
  )
