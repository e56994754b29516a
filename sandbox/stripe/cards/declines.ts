/** Why a card is not charged: https://docs.stripe.com/declines/codes */
export type Decline = { code: string; decline_code?: string; message: string; param?: string }

const DECLINED = 'Your card was declined.'

function declined(decline_code: string, message = DECLINED): Decline {
  return { code: 'card_declined', decline_code, message }
}

export const DECLINES = {
  generic: declined('generic_decline'),
  insufficientFunds: declined('insufficient_funds', 'Your card has insufficient funds.'),
  lost: declined('lost_card'),
  stolen: declined('stolen_card'),
  velocity: declined(
    'card_velocity_exceeded',
    'Your card was declined for going over its balance, credit limit or number of payments.',
  ),
  blocked: declined('fraudulent'),
  liveCard: declined(
    'test_mode_live_card',
    'Your card was declined. The sandbox only takes the test cards that its own page lists.',
  ),
  expired: {
    code: 'expired_card',
    decline_code: 'expired_card',
    message: 'Your card has expired.',
    param: 'exp_month',
  },
  incorrectCvc: {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    message: 'Your card’s security code is incorrect.',
    param: 'cvc',
  },
  processingError: {
    code: 'processing_error',
    decline_code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little while.',
  },
  authenticationRequired: {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This payment needs to be authenticated by you.',
  },
} satisfies Record<string, Decline>
