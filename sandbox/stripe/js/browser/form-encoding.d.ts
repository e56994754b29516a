export function formOf(values: Record<string, unknown>): URLSearchParams
