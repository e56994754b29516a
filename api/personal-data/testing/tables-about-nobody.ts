const words = (text: TemplateStringsArray): readonly string[] => text.join('').trim().split(/\s+/)

/**
 * The columns of tables that contain nothing about a customer: of restaurants and their staff, products,
 * money and the marketplace itself. See personal-data.ts for where a new column belongs.
 */
export const ABOUT_NOBODY: Readonly<Record<string, readonly string[]>> = {
  audit_event: words`id at store_id account_id by act subject before after`,
  board_watch: words`is_only since at`,
  bundle_slot: words`id store_id product_id category_id name covers_pence position`,
  category: words`id store_id name description position sold_when slot_items`,
  cooked_dish: words`order_id position part cooked_at`,
  delivery_zone: words`id store_id radius_miles fee_tiers minimum_order_pence min_minutes max_minutes
    reach position name`,
  delivery_zone_prefix: words`prefix store_id zone_id`,
  discount: words`id code name store_id funded_by kind percent amount_pence cap_pence minimum_pence
    starts_at ends_at service weekdays total_limit per_customer_limit loyalty_orders
    loyalty_spend_pence is_for_some_products is_for_some_accounts is_advertised
    ended_at created_at used`,
  discount_product: words`discount_id product_id`,
  former_slug: words`slug store_id left_at`,
  hours_exception: words`store_id date service spans reason`,
  ledger_transfer: words`id order_id store_id kind refund_id debit credit amount_pence at`,
  menu_draft: words`store_id menu revision changed_at account_id publish_at publish_failed_at`,
  menu_version: words`store_id number menu published_at account_id is_scheduled restored_number`,
  opening_span: words`store_id service weekday start_minute duration_minutes`,
  option: words`id option_group_id name price_pence maximum_quantity kcal allergens is_available
    position sold_out_until opens_group_id`,
  option_group: words`id store_id name minimum maximum is_meal_upgrade`,
  page_change: words`id store_id changed_at`,
  partner_store: words`account_id store_id role pin_hash pin_set_at`,
  payment_event: words`id type intent_id received_at`,
  payment_discrepancy: words`id kind subject order_id details found_at seen_at resolved_at resolved_by
    checked_at`,
  platform_fee: words`effective_from fixed_pence percent cap_pence`,
  preparation_hour: words`store_id weekday hour minutes`,
  print_job: words`id printer_id order_id kind copy copies is_requested is_copy queued_at status attempts
    may_repeat sent_to sent_at ended_at`,
  printer: words`id store_id kind name secret_hash kitchen_copies customer_copies services state seen_at
    created_at`,
  problem_policy: words`is_only report_hours answer_hours late_minutes late_percent late_pence
    late_cap_pence late_payer version changed_at changed_by`,
  product: words`id store_id category_id name description price_pence kcal allergens diets heat art
    is_popular is_available is_age_restricted position sold_when sold_out_until search_name`,
  product_option_group: words`product_id option_group_id store_id position`,
  product_stock: words`product_id store_id remaining`,
  refund: words`id order_id status amount_pence lines payer reason account_id idempotency_key
    provider_refund_id requested_at finished_at report_id late_minutes change_id`,
  shared_tablet: words`account_id store_id idle_minutes made_by made_at`,
  slot_reservation: words`cart_token store_id starts_at items reserved_until network`,
  staff_push: words`id account_id store_id session_id endpoint public_key auth_secret created_at`,
  staff_invitation: words`id store_id email role link_id invited_by sent_at expires_at`,
  stock_taken: words`order_id product_id quantity`,
  store: words`id slug name legal_name description address city area post_code latitude longitude
    nation phone email hygiene_rating hygiene_inspected_on services
    preparation_minutes pre_order_days collection_minimum_pence bag_pence
    bags_per_order no_bag_allowed accept_minutes paused_until pause_takes_pre_orders pause_reason
    busy_minutes busy_until star_counts art created_at slot_orders last_order_minutes vat_number
    vat_rate changed_at archived_at legal_address company_number waiting_email_minutes
    warns_unattended unattended_pause_minutes
    waiting_soon_minutes waiting_urgent_minutes cooking_soon_minutes cooking_urgent_minutes`,
  store_board: words`store_id seen_at told_at`,
  store_establishment: words`store_id establishment_id checked_at`,
  store_bank_account: words`store_id sealed last_digits changed_at`,
  store_area: words`city area outward stores changed_at`,
  store_cuisine: words`store_id store_type_slug position`,
  store_type: words`slug name art position`,
  unit_postcode: words`post_code latitude longitude`,
  unit_postcode_import: words`fingerprint file_name product part byte line loaded skipped started_at finished_at`,
  usual_holiday: words`store_id date`,
  used_bot_check: words`hash expires_at subject`,
}
