export type Message = {
  mark: string
  kind: 'ask' | 'answer' | 'tell'
  name: string
  body: unknown
  id: number
}
export function messageOf(kind: Message['kind'], name: string, body: unknown, id?: number): Message
export function readMessage(
  event: { origin: string; source: unknown; data: unknown },
  expected: { origin: string; source: unknown },
): Message | null
