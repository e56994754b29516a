export type TypedCard = { number: string; expiry: string; cvc: string }
export type CardFault = { field: 'number' | 'expiry' | 'cvc'; code: string; message: string }
export function expiryOf(text: string): { month: number; year: number } | null
export function spacedExpiry(text: string): string
export function faultsOf(card: TypedCard, today: Date): CardFault[]
export function faultOfAnswer(code: string | undefined, number: string): CardFault | null
