export type IntentKind = 'payment' | 'setup'
export function readScriptAddress(source: string): {
  sandboxUrl: string
  wallets: { apple_pay: boolean; google_pay: boolean }
}
export function frameAddress(
  sandboxUrl: string,
  name: string,
  facts: { origin: string; key: string; theme: string },
): string
export function intentOf(clientSecret: string): { id: string; kind: IntentKind } | null
export function intentPath(kind: IntentKind, id: string): string
export function addressOfReturn(
  returnUrl: string,
  kind: IntentKind,
  intent: { id: string; client_secret: string },
  status: 'succeeded' | 'failed',
): string
