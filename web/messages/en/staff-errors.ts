import type { ErrorCode } from '#contract/errors.ts'

/** Of errors that only staff can meet: customers do not load these. */
export const staffErrors = {
  ALREADY_IN_TEAM: 'They already work here.',
  TEAM_IS_FULL: 'The team is full. Remove somebody or withdraw an invitation first.',
  LAST_OWNER: 'A restaurant needs an owner. Make somebody else an owner first.',
  NONEXISTING_COLLEAGUE: 'They no longer work here.',
  INVITATION_OF_ANOTHER: 'This invitation is for another email address. Log in with that one.',
  INCORRECT_PIN: 'That isn’t the right PIN.',
  NOT_A_SHARED_TABLET: 'This works on a shared tablet only.',
  SHARED_TABLET_NOT_ALLOWED:
    'This isn’t possible on a shared tablet. Log in with your password on another device.',
  NONEXISTING_TABLET: 'This tablet is no longer shared.',
  TOO_MANY_TABLETS: 'The restaurant has 10 shared tablets already. End one of them first.',
  NONEXISTING_OPTION: 'This choice is no longer on the menu. Choose another one.',
  HOURS_HAVE_CHANGED:
    'Somebody else has changed these hours. Check what they are now, then make your changes again.',
  BUSINESS_HAS_CHANGED:
    'Somebody else has changed the business details. Check what they are now, then make your changes again.',
  NONEXISTING_ESTABLISHMENT: 'This kitchen isn’t listed at your postcode. Search again.',
  NONEXISTING_ZONE: 'This zone no longer exists. Reload the page.',
  TOO_MANY_ZONES: 'This restaurant can’t have more zones. Change one of them, or delete one first.',
  NONEXISTING_PRINTER: 'This printer no longer exists.',
  TOO_MANY_PRINTERS: 'Remove a printer first.',
  MENU_DRAFT_HAS_CHANGED:
    'Someone else has changed this menu in the meantime. Look at it again, then make your change.',
  MENU_FILE_HAS_MACROS:
    'This spreadsheet has macros. Save it as .xlsx without them and choose that.',
  MENU_FILE_HAS_TOO_MANY_CELLS:
    'This file has room for too many cells. A menu has up to 5,000 rows and 60 columns.',
  MENU_FILE_IS_DAMAGED: 'We can’t read this file. Save it again as CSV or XLSX and choose that.',
  MENU_FILE_IS_EMPTY: 'This file is empty. Choose another one.',
  MENU_FILE_TOOK_TOO_LONG: 'This file took too long to read. Save it as CSV and choose that.',
  MENU_FILE_TOO_LARGE: 'This file is larger than 5 MB. Choose a smaller one.',
  MENU_FILE_TYPE_NOT_SUPPORTED:
    'We can’t read a menu from this kind of file. Choose a CSV, XLSX or JSON file.',
  MENU_HAS_CHANGED:
    'Another menu was published in the meantime. Look at it again before you restore this one.',
  MENU_HAS_FAULTS: 'This menu can’t be published yet. Put right what’s listed, then try again.',
  MENU_ID_ALREADY_USED:
    'Part of this menu belongs to another restaurant. Import it as a file instead of copying it.',
  MENU_TOO_LARGE: 'A menu has room for 1,000 dishes in 100 categories. Remove some first.',
  NONEXISTING_MENU_VERSION: 'That version of the menu doesn’t exist.',
  NOTHING_TO_PUBLISH: 'Nothing has changed since the menu was published.',
  NOT_ON_MENU: 'That’s no longer on the menu. Look at the menu again.',
  PRODUCT_HAS_DISCOUNT:
    'A discount still names a dish that this menu removes. End the discount first, or keep the dish.',
  ZONES_HAVE_CHANGED: 'Someone else has changed these zones. Look at them again before you save.',
  ZONES_AFFECT_BASKETS: 'This changes open baskets. Check how many before you save.',
  DELAY_TOO_LONG: 'The order can’t be delayed any further. Ring the customer.',
  TOO_LATE_TO_UNDO: 'It’s too late to undo that.',
  ALLERGY_NOT_DISCUSSED:
    'A dish in this order contains what the customer can’t eat. Speak with them before you accept it.',
  ORDER_WOULD_BE_EMPTY: 'Nothing would be left. Decline or cancel the order instead.',
  CHANGE_AWAITS_ANSWER: 'We’re still asking the customer. Wait, or ring them.',
  REPLACEMENT_NOT_ALLOWED: 'Choose another dish, or ring the customer first.',
  PROBLEM_POLICY_HAS_CHANGED: 'Someone else has changed these rules. Reload the page.',
  REVIEW_IS_HIDDEN: 'This review is already hidden. Reload the page.',
  REVIEW_IS_SHOWN: 'This review is already shown again. Reload the page.',
  REFUND_TOO_LARGE: 'That’s more than is left on this order. Choose less.',
  STAFF_ROLE_NOT_ALLOWED:
    'Your role at this restaurant doesn’t allow this. Ask its owner or manager.',
} as const satisfies Partial<Record<ErrorCode, string>>
