import type { ErrorCode } from '#contract/errors.ts'

/** Of errors that only staff can meet: customers do not load these. */
export const staffErrors = {
  SETUP_CODE_INVALID:
    'This address doesn’t work. Use the one that the server printed when it was last started. If it printed none, the marketplace is set up: log in.',
  SETUP_IS_CLOSED: 'This marketplace is set up already. Log in to the console instead.',
  MARKETPLACE_HAS_CHANGED:
    'Somebody else has changed these settings. Check what they are now, then make your changes again.',
  FEE_DATE_HAS_PASSED: 'A fee can’t begin in the past. Choose a later time.',
  EMAIL_REFUSED: 'The mail server says that there is no such mailbox. Check the address.',
  EMAIL_NOT_SENT: 'The mail server didn’t accept the email. The server’s log has its answer.',
  MAIL_SERVER_NOT_REACHED:
    'We couldn’t connect to the mail server. Check the host and the port in SMTP_URL, and whether it begins with smtps:// (usually port 465) or smtp:// (usually port 587).',
  MAIL_LOGIN_REFUSED:
    'The mail server refused the user name or password. Check both in SMTP_URL. Characters such as @ : / # have to be percent-encoded there, for example %40 for @.',
  MAIL_SENDER_REFUSED:
    'The mail server doesn’t let us send as the address in MAIL_FROM. Use one that belongs to the user in SMTP_URL.',
  MAIL_RECIPIENT_REFUSED:
    'The mail server didn’t take an email to this address. Check it, or try another. If all are refused, check that SMTP_URL has the user name and password.',
  ALREADY_IN_TEAM: 'They already work here.',
  TEAM_IS_FULL: 'The team is full. Remove somebody or withdraw an invitation first.',
  LAST_OWNER: 'There has to be an owner. Make somebody else an owner first.',
  NONEXISTING_COLLEAGUE: 'They no longer work here.',
  INVITATION_OF_ANOTHER: 'This invitation is for another email address. Log in with that one.',
  AUDIT_LOG_TOO_LONG: 'That’s too many changes for one file. Choose fewer days.',
  SECOND_FACTOR_REQUIRED: 'Enter the second step to log in.',
  SECOND_FACTOR_MISSING: 'Set up a second step at login first. It’s in your account.',
  SECOND_FACTOR_EXISTS: 'You already have an authenticator app. Remove it first.',
  NO_SECOND_FACTOR: 'There’s no second step at login to change.',
  WRONG_SECOND_FACTOR: 'That isn’t right, or it was used before. Try the next code.',
  SIGN_IN_EXPIRED: 'That took too long. Start again with your password.',
  PASSKEY_NOT_ACCEPTED: 'We couldn’t add this passkey. Try again.',
  TOO_MANY_PASSKEYS: 'You have as many passkeys as an account can have. Remove one first.',
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
  NONEXISTING_DOCUMENT: 'This document no longer exists. Reload the page.',
  DOCUMENT_IS_EMPTY: 'This file is empty. Choose another one.',
  DOCUMENT_TOO_LARGE: 'This file is larger than 10 MB. Choose a smaller one.',
  DOCUMENT_TYPE_NOT_SUPPORTED: 'We can’t take this kind of file. Send a JPEG, PNG, WebP or PDF.',
  DOCUMENT_IS_DAMAGED: 'This file isn’t complete. Take the photo or save the file again.',
  DOCUMENT_CONTAINS_ANOTHER_FILE:
    'This file has another file or a program inside. Send a plain photo or scan.',
  TOO_MANY_DOCUMENTS: 'There’s room for 6 documents. Remove one before you send another.',
  DOCUMENT_IS_DECIDED: 'Somebody has already decided about this document. Reload the page.',
  DOCUMENT_UNREADABLE:
    'This document can’t be read, because the server’s data key has changed. Ask the owner to send it again.',
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
  MENU_TOO_LARGE:
    'A menu has room for 1,000 dishes, archived ones too, in 100 categories. Remove some first.',
  NONEXISTING_MENU_VERSION: 'That version of the menu doesn’t exist.',
  NOTHING_TO_PUBLISH: 'Nothing has changed since the menu was published.',
  NOT_ON_MENU: 'That’s no longer on the menu. Look at the menu again.',
  PRODUCT_HAS_DISCOUNT:
    'A discount still names a dish that this menu removes. End the discount first, or keep the dish.',
  STORE_SLUG_ALREADY_USED: 'Another restaurant has this web address. Choose a different one.',
  STORES_HAVE_CHANGED:
    'Something has changed since this preview. Check the file again, then import it.',
  ZONES_HAVE_CHANGED: 'Someone else has changed these zones. Look at them again before you save.',
  ZONES_AFFECT_BASKETS: 'This changes open baskets. Check how many before you save.',
  NONEXISTING_DISCOUNT: 'This discount no longer exists. Reload the page.',
  DISCOUNT_HAS_CHANGED: 'Someone else has changed this discount. Look at it again before you save.',
  DISCOUNT_IS_OVER: 'This discount is over. Make a copy to run it again.',
  DISCOUNT_OF_ANOTHER: 'Somebody else made this discount, so you can’t change it.',
  TOO_MANY_DISCOUNTS: 'You have as many discounts as you can. Stop one of them first.',
  EMAIL_DIFFERS: 'That isn’t the customer’s email address.',
  ORDER_WITHOUT_GUEST: 'This is no longer a guest’s order. Reload the page to see whose it is.',
  NO_EMAIL_ADDRESS: 'There’s no email address: the customer’s data was erased.',
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
  NONEXISTING_COMMISSION: 'This commission has been removed already. Reload the page.',
  COMMISSION_HAS_BEGUN: 'This commission already applies. Set another one from a day on instead.',
  BILLING_DETAILS_HAVE_CHANGED:
    'Somebody else has changed these details. Reload the page, then make your change again.',
  LEGAL_IDENTITY_MISSING:
    'Invoices need the marketplace’s legal name and address. An owner can enter them under Settings.',
  INVOICE_HAS_CHANGED: 'Somebody else has credited this invoice. Reload the page.',
  CREDIT_TOO_LARGE: 'That’s more than is left on this invoice. Enter less.',
  NOTHING_TO_PAY_OUT:
    'No restaurant can be paid now. What they’re owed waits for the next payout run.',
  PAYOUT_RUN_HAS_CHANGED: 'Somebody else has changed this payout run. Check it, then try again.',
  PAYOUT_NEEDS_ANOTHER_PERSON:
    'You made this payout run, so somebody else with access to money has to approve it.',
  PAYOUT_ACCOUNT_HAS_CHANGED:
    'A restaurant has changed its bank account. Check the account, or remove the restaurant from the run.',
  PAYOUT_STORE_SUSPENDED:
    'A restaurant in this payout run is suspended. Remove it from the run, and what it’s owed waits for a later one.',
  PAYOUT_ACCOUNT_UNREADABLE:
    'A bank account can’t be read, because the server’s data key has changed. Discard this run and ask the restaurants to enter their accounts again.',
  STRIPE_CANNOT_PAY_STORES:
    'Stripe Connect isn’t set up on this server. Whoever runs it sets STRIPE_CONNECT_WEBHOOK_SECRET.',
  STORES_ARE_PAID_BY_BANK:
    'The marketplace pays restaurants to their bank accounts. Add your bank details instead.',
  PAYING_ACCOUNT_MISSING: 'Enter the account you pay from and your Bacs service user number first.',
  REFUND_TOO_LARGE: 'That’s more than is left on this order. Choose less.',
  REFUND_SHARE_TOO_LARGE: 'The marketplace’s part must be less than the refund.',
  REFUND_ABOVE_LIMIT:
    'That’s more than support may refund on one order. Ask an owner or somebody for finance.',
  STAFF_ROLE_NOT_ALLOWED:
    'Your role at this restaurant doesn’t allow this. Ask its owner or manager.',
  NONEXISTING_TEXT: 'There’s no such page.',
  NONEXISTING_TEXT_VERSION: 'There’s no such version.',
  TEXT_HAS_CHANGED: 'Somebody else has changed this page. Reload it before you change it.',
  NONEXISTING_BANNER: 'This banner has been removed. Add it as a new one.',
  BANNER_HAS_CHANGED:
    'Somebody else has changed this banner. The list shows how it is now. Save again to replace it.',
  TOO_MANY_BANNERS: 'There are as many banners as there can be. Remove one of them first.',
  TOO_MANY_PAGES: 'There are as many pages as there can be. Change one of them instead.',
  NONEXISTING_ENQUIRY: 'This message no longer exists.',
  ENQUIRY_HAS_CHANGED:
    'Somebody else has done something about this message. Look at it again, then send yours.',
  NONEXISTING_APPLICATION: 'This application no longer exists.',
  RESTAURANT_HAS_CHANGED:
    'Somebody else has changed this restaurant. Check what it is now, then make your changes again.',
  AS_STAFF_NOT_ALLOWED: 'You can’t do this while you work as a restaurant’s staff.',
  CUISINE_ALREADY_EXISTS: 'There is a cuisine of this name. It may be hidden.',
  CUISINE_IN_USE: 'A restaurant has this cuisine. Give it another one first.',
  TOO_MANY_CUISINES: 'There are 100 cuisines. Rename one that nobody needs.',
  NONEXISTING_CUISINE: 'This cuisine no longer exists. Reload the page.',
  RESTAURANT_HAS_OWNER: 'This restaurant has an owner, who can invite others.',
  RESTAURANT_NOT_READY: 'Something is still missing before this restaurant can open.',
  RESTAURANT_STATE_INVALID: 'Somebody else was faster. Look at the restaurant again.',
  NONEXISTING_AREA_PAUSE: 'There’s no such pause any more. Load the page again.',
  AREA_HAS_NOTHING_TO_PAUSE:
    'No restaurant there takes orders, or all of them are paused already. Enter a postcode district such as S8, or a town.',
  AREA_TOO_LARGE: 'That’s too many restaurants at once. Pause its postcode districts one by one.',
  STORE_PAUSED_BY_MARKETPLACE: 'The marketplace has paused this restaurant. Get in touch with it.',
  OPERATOR_ROLE_NOT_ALLOWED:
    'Your role at the marketplace doesn’t allow this. Ask an owner of the marketplace.',
} as const satisfies Partial<Record<ErrorCode, string>>
