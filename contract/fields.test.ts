import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  day,
  email,
  newPassword,
  optionalLine,
  optionalText,
  password,
  phone,
  text,
} from './fields.ts'

/** The first thing that is wrong with something typed; null when nothing is. */
function fault(schema: z.ZodType, typed: string): string | null {
  return schema.safeParse(typed).error?.issues[0]?.message ?? null
}

describe('an email address', () => {
  it('is required', () => {
    expect(fault(email, '')).toBe('required_field')
    expect(fault(email, '   ')).toBe('required_field')
  })

  it.each(['nia', 'nia@', '@example.com', 'nia@example', 'nia example@example.com'])(
    'has a valid format, which %j is not',
    (typed) => {
      expect(fault(email, typed)).toBe('invalid_email')
    },
  )

  it('may have spaces around it', () => {
    expect(email.parse(' nia@example.com ')).toBe('nia@example.com')
  })
})

describe('a name', () => {
  const name = text(40)

  it.each(['', '  ', '\u200b', '\u3164', '\u202e\u2069', '\u00a0\ufe0f'])(
    'is something to be seen, which %j is not',
    (typed) => {
      expect(fault(name, typed)).toBe('required_field')
    },
  )

  it.each(['Ada\nPrice', 'Ada\0', 'Ada\u2028Price', 'Ada\u2029Price'])(
    'is one line, not %j',
    (typed) => {
      expect(fault(name, typed)).toBe('invalid_value')
      expect(fault(optionalLine(40), typed)).toBe('invalid_value')
    },
  )

  it('turns nothing that stands behind it', () => {
    expect(name.parse('\u202eAda\u2066 Price\u202c')).toBe('Ada Price')
    expect(optionalText(40).parse('Blue\u202e door\nand bell')).toBe('Blue door\nand bell')
  })

  it.each(['نادية', 'Zoë 👩\u200d🍳', '张伟', 'O’Neill', 'ש\u200fל'])('may be %s', (typed) => {
    expect(name.parse(typed)).toBe(typed)
  })
})

describe('a password to log in with', () => {
  it('is required, and nothing else, since it was set by the rules of its time', () => {
    expect(fault(password, '')).toBe('required_field')
    expect(fault(password, 'a')).toBeNull()
  })
})

describe('a new password', () => {
  it('is trimmed', () => {
    expect(newPassword.parse('  chips & gravy ')).toBe('chips & gravy')
  })

  it('is required: spaces alone are not enough', () => {
    expect(fault(newPassword, '')).toBe('required_field')
    expect(fault(newPassword, '     ')).toBe('required_field')
  })

  it('has at least 4 characters, spaces around it not counted', () => {
    expect(fault(newPassword, 'abc')).toBe('password_too_short')
    expect(fault(newPassword, ' abc ')).toBe('password_too_short')
    expect(fault(newPassword, 'abcd')).toBeNull()
  })

  it('needs none of the signs that the hints speak of', () => {
    expect(fault(newPassword, 'gravy')).toBeNull()
  })
})

describe('a telephone number', () => {
  it.each(['07700 900123', '+44 7700 900123', '0044 7700 900123', '+44 (0)7700 900123'])(
    'is one of the UK in any usual spelling: %s',
    (typed) => {
      expect(fault(phone, typed)).toBeNull()
    },
  )

  it.each(['123', '+33 1 23 45 67 89', '07700 90012x'])('is not %s', (typed) => {
    expect(fault(phone, typed)).toBe('invalid_phone')
  })
})

describe('a day', () => {
  it.each(['0000-01-01', '1899-12-31', '2200-01-01', '2026-02-29', '2026-1-5'])(
    'is one of the calendar that the database knows, not %s',
    (typed) => {
      expect(fault(day, typed)).toBe('invalid_value')
    },
  )

  it.each(['1900-01-01', '2024-02-29', '2199-12-31'])('may be %s', (typed) => {
    expect(fault(day, typed)).toBeNull()
  })
})
