/*
 * What the database knows of people, column by column, and what becomes of it. The tests beside this file
 * read it: a column that stands nowhere fails them, and so does one that is personal and that the export
 * leaves out or deleting the account leaves behind.
 *
 * For a new column: about nobody (restaurants, dishes, money, the marketplace's own staff), add it to
 * ABOUT_NOBODY in tables-about-nobody.ts. Otherwise add it here:
 * - `plain`: in a table that is about a person's orders, but says nothing of the person.
 * - `ofPerson`: ids, instants and switches, which say nothing without the rest of their row. Rows with the
 *   id of an account in `account_id` have to be deleted with it, or lose the id.
 * - `personal`: everything else. Say where in the export it stands, or why it is in none; write what reads
 *   it (export-personal-data.ts) and what deletes it (delete-account.ts, or ON DELETE CASCADE); and give
 *   the person of whole-person.ts something in it.
 */

import { exported, notExported, words, type TableOfPeople } from './table-of-people.ts'

const SECRET = 'gives access, and is stored as a hash only'
const BRIEF = 'of somebody on their way back from a provider, for a minute'
const SEALS = 'what encrypts notifications, so that nobody between here and the browser reads them'
const REVIEWED = 'published, and without its author'
const ONE_USE =
  'a promo code for one use would have another after each deletion; no address can be read from it'
const COUNTED =
  'an attacker who guesses passwords or floods a mailbox would start again; deleted after a day'

export const ABOUT_PEOPLE: Readonly<Record<string, TableOfPeople>> = {
  account: {
    ofPerson: words`id type operator_role suspended_at confirmed_at created_at completed_at emails_received
      emails_on_its_way language`,
    personal: {
      email: exported('account.email'),
      password_hash: notExported(SECRET),
      first_name: exported('account.firstName'),
      last_name: exported('account.lastName'),
      phone: exported('account.phone'),
      payment_customer_id: exported('account.paymentCustomerId'),
    },
  },
  account_event: {
    ofPerson: words`id account_id kind by_account_id at`,
    personal: {
      network: exported('events'),
      note: exported('events'),
    },
  },
  cart: {
    ofPerson: words`token account_id share_token store_id service service_time no_bag version ordered_at created_at
      changed_at is_share_locked tip_pence card_id is_code_chosen wants_cutlery leave_at_door menu_version`,
    personal: {
      address: exported('baskets'),
      address_line: exported('baskets'),
      delivery_note: exported('baskets'),
      allergy_note: exported('baskets'),
      contact: exported('baskets'),
      lines: exported('baskets'),
      owner_name: exported('baskets'),
      members: exported('baskets'),
      discount_code: exported('baskets'),
      other_codes: exported('baskets'),
    },
  },
  customer_address: {
    ofPerson: words`id account_id is_default created_at`,
    personal: {
      address: exported('addresses'),
      city: exported('addresses'),
      area: exported('addresses'),
      post_code: exported('addresses'),
      country: exported('addresses'),
      place_id: exported('addresses'),
      latitude: exported('addresses'),
      longitude: exported('addresses'),
      label: exported('addresses'),
      courier_note: exported('addresses'),
    },
  },
  data_access: {
    ofPerson: words`id at operator_id place customer_id order_id enquiry_id store_id`,
  },
  delivery_notice: {
    ofPerson: words`id requested_at found_at language`,
    personal: {
      email: exported('account'),
      post_code: exported('deliveryNotices'),
    },
  },
  discount_account: {
    ofPerson: words`discount_id account_id`,
  },
  email_change: {
    ofPerson: words`account_id old_link_id new_link_id old_confirmed_at new_confirmed_at session_id
      created_at expires_at`,
    personal: {
      new_email: exported('newEmail'),
    },
  },
  email_link: {
    ofPerson: words`id account_id purpose created_at expires_at used_at`,
  },
  enquiry: {
    plain: words`outcome answered_at reason store_id state assignee_id version`,
    ofPerson: words`id kind created_at language`,
    personal: {
      fields: exported('enquiries'),
    },
  },
  enquiry_entry: {
    plain: words`id enquiry_id act account_id at`,
    personal: {
      text: exported('enquiries'),
    },
  },
  erased_account: {
    ofPerson: words`id erased_at`,
  },
  favourite_store: {
    ofPerson: words`account_id store_id created_at`,
  },
  order_change: {
    plain: words`id order_id position kind state result approval before proposed after saves_pence
      pays_pence total_before total_after proposed_by decided_by proposed_at deadline_at decided_at`,
    personal: {
      spoken_by: notExported(
        'the name of somebody who works for the restaurant, as they gave it',
        'the restaurant must be able to show who the customer agreed with',
      ),
    },
  },
  order_event: {
    ofPerson: words`account_id`,
    plain: words`id order_id store_id act status by at minutes undoes was_due_at idempotency_key`,
    personal: {
      allergy_discussed_by: notExported(
        'the name of somebody who works for the restaurant, as they gave it',
        'the restaurant must be able to show who spoke about an allergy',
      ),
    },
  },
  order_line: {
    plain: words`order_id position product_id name quantity unit_price_pence line_pence
      discount_pence`,
    personal: {
      snapshot: exported('orders'),
    },
  },
  order_note: {
    plain: words`id order_id kind act account_id at read_at read_by`,
    personal: {
      text: exported('orderNotes'),
    },
  },
  orders: {
    ofPerson: words`account_id`,
    plain: words`id number business_day store_id cart_token status service service_time placed_at
      due_at deadline_at reason reason_text is_missed payment_method subtotal_pence
      discount_pence delivery_fee_pence platform_fee_pence plastic_bag_charge_pence
      total_pence version discount_id tip_pence waiting_changes language`,
    personal: {
      snapshot: exported('orders'),
      network: notExported('a keyed hash'),
      discount_customer: notExported('a hash of the email address'),
      idempotency_key: notExported('made up by the browser for one request'),
    },
  },
  identity_document: {
    ofPerson: words`id account_id store_id kind file_type bytes sent_at state decided_at`,
    personal: {
      sealed: notExported('an encrypted document, which its sender has'),
      reason: notExported('what its sender was told by email'),
    },
  },
  later_tip: {
    plain: words`id order_id amount_pence status intent_id provider_fee_pence destination created_at
      changed_at`,
  },
  payment: {
    plain: words`order_id status amount_pence intent_id requested_at saves_card provider_fee_pence
      authorised_pence refunded_pence destination transfer_id transferred_pence created_at changed_at`,
    personal: {
      card: exported('orders'),
    },
  },
  photo: {
    ofPerson: words`id account_id width height widths bytes created_at purpose subject_id position alt
      claimed_at published_at`,
    personal: {
      placeholder: notExported('a few blurred pixels of a photo that is exported'),
    },
  },
  problem_event: {
    ofPerson: words`account_id`,
    plain: words`id report_id act by reason amount_pence payer at`,
    personal: {
      text: exported('problems'),
    },
  },
  problem_report: {
    plain: words`id order_id store_id status kind lines remedy requested_pence refunded_pence reported_at
      answer_by changed_at`,
    personal: {
      text: exported('problems'),
      idempotency_key: notExported('made up by the browser for one request'),
    },
  },
  push_sent: {
    ofPerson: words`subscription_id event sent_at`,
  },
  push_subscription: {
    ofPerson: words`id account_id session_id order_id created_at`,
    personal: {
      endpoint: exported('pushSubscriptions'),
      public_key: notExported(SEALS),
      auth_secret: notExported(SEALS),
    },
  },
  refresh_token: {
    ofPerson: words`session_id created_at replaced_at`,
    personal: {
      hash: notExported(SECRET),
    },
  },
  charged_order: {
    ofPerson: words`account_id`,
    plain: words`order_id store_id service payment_method at hour_of_week sold_pence discount_pence`,
  },
  review: {
    plain: words`id store_id order_id stars reply created_at food delivery service replied_at hidden_at
      hidden_reason`,
    personal: {
      author: exported('reviews'),
      text: { exportedAs: 'reviews', stays: REVIEWED },
    },
  },
  review_act: {
    plain: words`id review_id act account_id reason text at`,
  },
  review_report: {
    ofPerson: words`reporter_account_id`,
    plain: words`id review_id reported_by reporter_key reason reported_at resolved_at outcome`,
    personal: {
      text: exported('reviewReports'),
    },
  },
  review_request_stop: {
    plain: words`stopped_at`,
    personal: {
      mailbox: notExported('a keyed hash of the mailbox', 'an opt-out stays'),
    },
  },
  saved_card: {
    ofPerson: words`id account_id last4 expiry_month expiry_year is_default created_at`,
    personal: {
      payment_method_id: notExported('the provider’s own name for the card'),
      fingerprint: notExported('the provider’s own name for the card'),
      brand: exported('cards'),
    },
  },
  session: {
    ofPerson: words`id account_id remember_me created_at expires_at revoked_at last_used_at parent_id
      store_id`,
    personal: {
      device: exported('sessions'),
    },
  },
  social_identity: {
    ofPerson: words`provider account_id created_at`,
    personal: {
      subject: exported('signInProviders'),
    },
  },
  social_return: {
    ofPerson: words`code_hash provider expires_at`,
    personal: {
      email: notExported(BRIEF),
      first_name: notExported(BRIEF),
      last_name: notExported(BRIEF),
      subject: notExported(BRIEF),
    },
  },
  discount_customer: {
    plain: words`discount_id used per_customer_limit changes`,
    personal: {
      customer: notExported('a hash of the email address', ONE_USE),
    },
  },
  login_guess: {
    plain: words`guesses first_at last_at`,
    personal: {
      key: notExported('a hash of what is counted', COUNTED),
    },
  },
}
