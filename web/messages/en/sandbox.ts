/** While outside services are stood in for. */
export const sandbox = {
  notice: 'Sandbox: no real money, no real food',
} as const
