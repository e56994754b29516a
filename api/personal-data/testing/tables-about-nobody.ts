const words = (text: TemplateStringsArray): readonly string[] => text.join('').trim().split(/\s+/)

/**
 * The columns of tables that contain nothing about a customer: of restaurants and their staff, products,
 * money and the marketplace itself. See personal-data.ts for where a new column belongs.
 */
export const ABOUT_NOBODY: Readonly<Record<string, readonly string[]>> = {
  alert: words`id matter kind facts opened_at resolved_at`,
  alert_email: words`account_id`,
  operator_push: words`id account_id session_id endpoint public_key auth_secret created_at`,
  audit_event: words`id at store_id account_id by act subject before after`,
  bag_minimum: words`nation from_day pence_per_bag`,
  billing_details: words`is_only account_name
    sort_code account_number service_user_number payout_minimum_pence pays_by version changed_at
    changed_by`,
  authenticator_app: words`account_id sealed_secret created_at confirmed_at last_step`,
  board_watch: words`is_only since at`,
  bundle_slot: words`id store_id product_id category_id name covers_pence position`,
  closed_days: words`is_only until`,
  completed_order: words`order_id store_id service at hour_of_week minutes_late promised_minutes
    taken_minutes`,
  category: words`id store_id name description position sold_when slot_items`,
  commission_rate: words`id store_id service from_day rate_hundredths minimum_pence maximum_pence
    set_at set_by`,
  cooked_dish: words`order_id position part cooked_at`,
  delivery_zone: words`id store_id radius_miles fee_tiers minimum_order_pence min_minutes max_minutes
    reach position name`,
  delivery_zone_prefix: words`prefix store_id zone_id`,
  discount: words`id code name store_id funded_by made_by version budget_pence spent_pence kind percent amount_pence cap_pence minimum_pence
    starts_at ends_at service weekdays total_limit per_customer_limit loyalty_orders
    loyalty_spend_pence is_for_some_products is_for_some_accounts is_advertised
    ended_at created_at used`,
  discount_product: words`discount_id product_id`,
  document_series: words`kind year last_sequence`,
  factor_challenge: words`id token_hash account_id purpose challenge password_digest remember_me
    expires_at`,
  former_slug: words`slug store_id left_at`,
  hours_exception: words`store_id date service spans reason`,
  invoice: words`id kind year sequence store_id month corrects issued_at total_pence vat_pence snapshot
    account_id`,
  invoice_transfer: words`transfer_id invoice_id`,
  ledger_transfer: words`id order_id invoice_id payout_id store_id kind refund_id debit credit amount_pence at`,
  marketplace: words`is_only name welcome_line accent_colour welcome_colour contact_email contact_phone
    legal_name legal_address company_number vat_number footer_text version email_tested_at logo_version
    support_refund_maximum_pence`,
  marketplace_logo: words`is_only id width height webp png`,
  monthly_statement: words`id year sequence store_id month issued_at snapshot`,
  menu_draft: words`store_id menu revision changed_at account_id publish_at publish_failed_at`,
  menu_version: words`store_id number menu published_at account_id is_scheduled restored_number`,
  opening_span: words`store_id service weekday start_minute duration_minutes`,
  operator_invitation: words`id email role link_id invited_by sent_at expires_at`,
  option: words`id option_group_id name price_pence maximum_quantity kcal allergens is_available
    position sold_out_until opens_group_id collection_pence is_age_restricted`,
  option_group: words`id store_id name minimum maximum is_meal_upgrade`,
  page_change: words`id store_id changed_at`,
  passkey: words`id account_id name public_key counter transports created_at last_used_at`,
  recovery_code: words`account_id hash`,
  partner_store: words`account_id store_id role pin_hash pin_set_at`,
  payment_event: words`id type intent_id received_at`,
  payment_discrepancy: words`id kind subject order_id details found_at seen_at resolved_at resolved_by
    checked_at`,
  payout: words`id run_id store_id status amount_pence sealed_account last_digits account_since paid_at
    returned_at reason`,
  payout_hold: words`run_id store_id reason balance_pence`,
  payout_run: words`id number until_day status minimum_pence made_at made_by approved_at approved_by
    exported_at paid_at discarded_at reason`,
  payout_transfer: words`transfer_id payout_id`,
  platform_fee: words`effective_from fixed_pence percent cap_pence`,
  preparation_hour: words`store_id weekday hour minutes`,
  print_job: words`id printer_id order_id kind copy copies is_requested is_copy queued_at status attempts
    may_repeat sent_to sent_at ended_at`,
  printer: words`id store_id kind name secret_hash kitchen_copies customer_copies services state seen_at
    created_at`,
  retention: words`is_only days version`,
  site_banner: words`id text_en text_cy href from_day to_day version removed_at`,
  site_banner_version: words`banner_id number banner changed_at account_id`,
  site_text: words`slug draft revision changed_at account_id published_number`,
  site_text_version: words`slug number text published_at account_id restored_number`,
  problem_policy: words`is_only report_hours answer_hours late_minutes late_percent late_pence
    late_cap_pence late_payer version changed_at changed_by`,
  server_error: words`route count first_at last_at`,
  product: words`id store_id category_id name description price_pence kcal allergens diets heat art
    is_popular is_available is_age_restricted position sold_when sold_out_until search_name
    photo collection_pence vat`,
  product_option_group: words`product_id option_group_id store_id position`,
  product_stock: words`product_id store_id remaining`,
  refund: words`id order_id status amount_pence marketplace_pence lines payer reason account_id idempotency_key
    provider_refund_id requested_at finished_at report_id late_minutes change_id fee
    reversal_pence reversed_at`,
  setup_code: words`is_only hash made_at used_at`,
  shared_tablet: words`account_id store_id idle_minutes made_by made_at`,
  sent_email: words`id order_id message recipient subject_id at`,
  slot_reservation: words`cart_token store_id starts_at items reserved_until network`,
  staff_push: words`id account_id store_id session_id endpoint public_key auth_secret created_at`,
  staff_invitation: words`id store_id email role link_id invited_by sent_at expires_at`,
  stock_taken: words`order_id product_id quantity`,
  store: words`id slug name legal_name description address city area post_code latitude longitude
    nation phone email owner_email owner_invited_at hygiene_rating hygiene_inspected_on services
    preparation_minutes pre_order_days collection_minimum_pence bag_pence
    bags_per_order no_bag_allowed accept_minutes paused_until pause_takes_pre_orders pause_reason area_pause_id
    busy_minutes busy_until star_counts art created_at slot_orders last_order_minutes vat_number
    vat_rate changed_at state state_since opens_at legal_address company_number waiting_email_minutes
    warns_unattended unattended_pause_minutes
    waiting_soon_minutes waiting_urgent_minutes cooking_soon_minutes cooking_urgent_minutes`,
  store_account: words`store_id account_id status created_at activated_at reads_started read_stored`,
  area_pause: words`id area reason paused_at paused_until ended_at`,
  store_board: words`store_id seen_at warned_at`,
  store_establishment: words`store_id establishment_id checked_at`,
  store_bank_account: words`store_id sealed last_digits changed_at checked_at checked_by`,
  store_area: words`city area outward stores changed_at`,
  store_cuisine: words`store_id store_type_slug position`,
  store_note: words`id store_id account_id text at`,
  store_type: words`slug name welsh_name art position is_hidden`,
  store_import: words`id file_hash file_name account_id started_at written_at finished_at stores added
    changed`,
  unit_postcode: words`post_code latitude longitude`,
  unit_postcode_import: words`fingerprint file_name product part byte line loaded skipped started_at finished_at`,
  usual_holiday: words`store_id date`,
  used_bot_check: words`hash expires_at subject`,
}
